import type { Page } from "playwright/test";
import { holdBack } from "../support/hold-back.ts";
import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** The script that starts React. */
const SCRIPTS = "**/assets/entry.client-*.js";

/** Opens a page whose scripts load only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, SCRIPTS);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return release;
}

/** Number of parts of the page that are not hydrated. */
const dehydrated = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("header, main > *, footer")];
    return parts.filter((part) => !Object.keys(part).some((key) => key.startsWith("__react"))).length;
  });

test("READ-3 a page hydrates and is laid out as a whole without any input", async ({ page }) => {
  for (const [path, width] of [
    ["/", 390],
    ["/services/sap", 1440],
  ] as const) {
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect.poll(() => dehydrated(page)).toBe(0);
      await expect(page.getByRole("banner")).toHaveAttribute("data-live");
      if (width < 768) await expect(page.locator(".main-nav")).toHaveCount(0);
      else await expect(page.locator("[data-menu=services] .nav-toggle")).toHaveAttribute("aria-expanded", "false");
      await expect(page.locator("html")).not.toHaveAttribute("data-deferred");
      const skipped = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("main h2, main h3, footer a")]
          .filter((node) => !node.checkVisibility({ contentVisibilityAuto: true }) && node.checkVisibility())
          .map((node) => node.textContent),
      );
      expect(skipped).toEqual([]);
      const lastWords = (await page.locator("footer p").last().textContent())!.trim();
      expect(await page.locator("body").innerText()).toContain(lastWords);
    });
  }
});

test("DEP-2 READ-3 a page whose scripts stay missing is whole, and leads on", async ({ page, complaints }) => {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
  await page.goto("/services/sap");
  await expect(page.locator("html")).not.toHaveAttribute("data-deferred");
  await page.unroute("**/assets/*.js");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  expect(documents).toEqual(["/services/sap", "/about"]);
  // The browser reports each missing file.
  complaints.length = 0;
});

/** An early action of a visitor, and how to see that it was handled. Both may navigate away. */
interface EarlyInput {
  id: string;
  what: string;
  path: string;
  act: (page: Page) => Promise<void>;
  handled: (page: Page) => Promise<void>;
}

const clicks = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
};
const shows =
  (selector: string, count = 1) =>
  async (page: Page) => {
    await expect(page.locator(selector)).toHaveCount(count);
  };

const EARLY_INPUTS: readonly EarlyInput[] = [
  {
    id: "HDR-4",
    what: "the caret of Services",
    path: "/about",
    act: clicks("[data-menu=services] .nav-toggle"),
    handled: shows("[data-menu=services] .nav-toggle[aria-expanded=true]"),
  },
  {
    id: "HDR-7",
    what: "the phone's menu button",
    path: "/about",
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator(".menu-button").click();
    },
    handled: shows(".mobile-menu [role=dialog]"),
  },
  {
    id: "GEN-8",
    what: "a question",
    path: "/cybersecurity",
    act: clicks("#questions h3 button >> nth=1"),
    handled: shows("#questions .fold-item:nth-child(2) button[aria-expanded=true]"),
  },
  {
    id: "HOME-7 HOME-8",
    what: "a vehicle and a reason",
    path: "/",
    act: async (page) => {
      await clicks(".reason button >> nth=3")(page);
      await page.locator("#contractvehicles h3 button").nth(1).press("Enter");
    },
    handled: async (page) => {
      await shows("#reason-4 button[aria-expanded=true]")(page);
      await shows("#oasis-plus-sb button[aria-expanded=true]")(page);
    },
  },
  {
    id: "SVC-1",
    what: "a filter",
    path: "/services",
    act: (page) => page.locator("#list-filter").pressSequentially("sap"),
    handled: async (page) => {
      await expect(page).toHaveURL(/q=sap/);
      await expect(page.locator("#list-filter")).toHaveValue("sap");
    },
  },
  {
    id: "HOME-1",
    what: "the slideshow's pause",
    path: "/",
    act: clicks(".hero-carousel .needs-script"),
    handled: shows(".hero-carousel:not([data-playing]) >> text=/^Play/"),
  },
  {
    id: "FORM-3",
    what: "a form's field",
    path: "/contact",
    act: (page) => page.locator("#write [name=name]").pressSequentially("Jordan Avery"),
    handled: async (page) => {
      await page.waitForFunction(() =>
        Object.keys(document.querySelector("#write form") ?? {}).some((key) => key.startsWith("__reactProps")),
      );
      await expect(page.locator("#write [name=name]")).toHaveValue("Jordan Avery");
      await expect(page.locator("#write [name=name]")).toBeFocused();
    },
  },
  {
    id: "GEN-4",
    what: "a link far below the first screen",
    path: "/about",
    act: clicks("main > section:last-of-type a[href^='/']"),
    handled: async (page) => {
      await expect(page).not.toHaveURL("/about");
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^About/);
    },
  },
];

/** Slugs of the services in the device's pack. */
const packOnDevice = (page: Page) =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("pack") ?? "{}") as object));

/** Inputs of each kind, which are also made while the page hydrates. */
const RACING = new Set(["the caret of Services", "a form's field"]);

for (const { id, what, path, act, handled } of EARLY_INPUTS) {
  test(`${id} READ-3 early input is handled: ${what}`, async ({ page }) => {
    for (const isRacing of RACING.has(what) ? [true, false] : [false]) {
      await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]).catch(() => {});
      const release = isRacing ? undefined : await openWithoutScripts(page, path);
      if (isRacing) {
        await page.goto(path, { waitUntil: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      }
      await act(page);
      release?.();
      await handled(page);
      await page.unroute(SCRIPTS);
    }
  });
}

test("HOME-8 READ-3 a press that begins before scripts come opens a vehicle", async ({ page }) => {
  const release = await openWithoutScripts(page, "/");
  const button = page.locator("#efast h3 button");
  await button.hover();
  await page.mouse.down();
  release();
  await hydrated(page);
  await page.mouse.up();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  // Only once.
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

const SERVICES = ["sap", "a123-support"];

test("PACK-1 READ-3 services that are added before scripts come are all in the pack", async ({ page }) => {
  const release = await holdBack(page, SCRIPTS);
  for (const slug of SERVICES) {
    await page.goto(`/services/${slug}`, { waitUntil: "domcontentloaded" });
    await page.locator(".pack-offer a").click();
    await expect(page).toHaveURL(/\/pack\?s=[^#]*$/);
    await expect.poll(() => packOnDevice(page)).toContain(slug);
  }
  await expect(page).toHaveURL(`/pack?s=${SERVICES.join(",")}`);
  await expect(page.locator(".chosen li")).toHaveCount(SERVICES.length);
  release();
  await hydrated(page);
  const names = () => page.evaluate(() => Object.values(JSON.parse(localStorage.getItem("pack")!) as object));
  await expect.poll(names).toEqual(await page.locator(".chosen li a:first-child").allTextContents());
});

test("PACK-1 READ-3 a saved pack is on its page at the first paint, and in print", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("pack", JSON.stringify({ sap: "SAP", "a123-support": "A-123 Support" }));
    new PerformanceObserver(() => {
      Object.assign(window, { paintedWith: document.querySelectorAll(".chosen li").length });
    }).observe({ type: "paint" });
  });
  await openWithoutScripts(page, "/pack");
  await expect(page).toHaveURL("/pack?s=sap,a123-support");
  await page.waitForFunction(() => "paintedWith" in window);
  expect(await page.evaluate(() => (window as unknown as { paintedWith: number }).paintedWith)).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".pack-service")).toHaveCount(2);
});
