import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/site-test.ts";

/** Long enough for a browser to paint what it has received. */
const CHANCE_TO_PAINT_MS = 300;

/** Layout shifts after a given time and their share of the window, even if the browser attributes them to user input. */
const layoutShifts = (page: Page, after: number) =>
  page.evaluate(
    (from) =>
      new Promise<{ size: number; moved: string[] }[]>((resolve) => {
        interface LayoutShift extends PerformanceEntry {
          value: number;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const shifts: { size: number; moved: string[] }[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources, startTime } of list.getEntries() as LayoutShift[]) {
            if (startTime < from) continue;
            shifts.push({
              size: value,
              moved: sources.map(({ node, previousRect: was, currentRect: is }) => {
                const name = node instanceof Element ? `${node.localName}.${node.classList}` : node?.nodeName;
                return `${name} from ${was.x},${was.y} to ${is.x},${is.y}`;
              }),
            });
          }
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Shifts are reported with the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shifts))));
      }),
    after,
  );

/** Waits for the fonts, which are preloaded and may be a frame late: their shifts are not caused by the connection. */
const giveFontsTheirTime = (page: Page) =>
  page.evaluate(async () => {
    // A fallback font that this machine lacks is rejected.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  });

/** Waits until the browser has painted what it received, or has had time to. */
const givePaintItsChance = (page: Page) =>
  page.evaluate(
    (patience) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, patience);
      }),
    CHANCE_TO_PAINT_MS,
  );

for (const path of [...PAGE_OF_EACH_KIND, "/#contractvehicles"]) {
  for (const width of [390, 1440]) {
    test(`on a slow connection nothing moves when the rest of ${path} arrives, ${width} px wide`, async ({
      page,
      site,
      complaints,
    }) => {
      const line = await startInTwoParts(site.origin, "</h1>");
      try {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(line.origin + path, { waitUntil: "commit" });
        await page.locator("h1").waitFor({ state: "attached" });
        await giveFontsTheirTime(page);
        await givePaintItsChance(page);
        const before = await page.evaluate(() => performance.now());
        line.release();
        await page.waitForLoadState();
        const shifts = await layoutShifts(page, before);
        const sum = shifts.reduce((total, { size }) => total + size, 0);
        expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.01);
      } finally {
        await line.stop();
      }
      // An unknown path is reported.
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/404|No page at/.test(text)));
    });
  }
}

interface TwoParts {
  origin: string;
  /** Sends the rest of the page. */
  release: () => void;
  stop: () => Promise<void>;
}

/**
 * Stands between the browser and the site as a slow line does: of a page it sends what ends with the first `cut`, and
 * the rest only when it is asked to. Everything else passes as it is.
 */
async function startInTwoParts(target: string, cut: string): Promise<TwoParts> {
  const release: { now?: () => void } = {};
  const released = new Promise<void>((resolve) => {
    release.now = resolve;
  });
  const server = createServer(async ({ url = "/" }, outgoing) => {
    const answer = await fetch(target + url, { headers: { "accept-encoding": "identity" } });
    const type = answer.headers.get("content-type") ?? "";
    const policy = answer.headers.get("content-security-policy");
    outgoing.writeHead(answer.status, {
      "content-type": type,
      ...(policy && { "content-security-policy": policy }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith("text/html")) {
      const end = body.indexOf(cut) + cut.length;
      outgoing.write(body.subarray(0, end));
      await released;
      outgoing.end(body.subarray(end));
    } else outgoing.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => release.now?.(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
