import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { chromiumPath } from "../local/chromium.ts";

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};
/** Lighthouse's mid-range phone. */
const CPU_SLOWDOWN = 4;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** How long a page is observed after its load event, for late layout shifts and tasks. */
export const SETTLE_MS = 2500;

/** One measurement: names and values, in milliseconds unless the name says otherwise. */
export type Run = Record<string, number>;

export function launchBrowser(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--disable-component-update"];
  return chromium.launch({ executablePath: chromiumPath(), args });
}

/** Runs a measurement in a new page with an empty cache. @param isSlow whether network and CPU are throttled */
export async function onPhone(
  browser: Browser,
  isSlow: boolean,
  measure: (page: Page, cdp: CDPSession) => Promise<Run>,
): Promise<Run> {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    if (isSlow) {
      await cdp.send("Network.emulateNetworkConditions", NETWORK);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    }
    return await measure(page, cdp);
  } finally {
    await context.close();
  }
}
