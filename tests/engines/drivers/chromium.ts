import { chromium } from "playwright/test";
import { chromiumPath } from "../../../local/chromium.ts";
import { pagesOf, type Driver } from "./driver.ts";

const landed = async (going: Promise<unknown>) => void (await going);

/** Chromium, through Playwright. */
export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox", "--disable-quic"] });
  const page = await browser.newPage();
  const devTools = await page.context().newCDPSession(page);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return {
    version: `Chromium ${browser.version()}`,
    open: (url) => landed(page.goto(url)),
    back: () => landed(page.goBack()),
    forward: () => landed(page.goForward()),
    reload: () => landed(page.reload()),
    evaluate: (expression) => page.evaluate(expression),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: (key, withShift) => page.keyboard.press(withShift ? `Shift+${key}` : key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    prefer: ({ reducedMotion, print }) =>
      page.emulateMedia({ media: print ? "print" : null, reducedMotion: reducedMotion ? "reduce" : "no-preference" }),
    setScripts: (areOn) => landed(devTools.send("Emulation.setScriptExecutionDisabled", { value: !areOn })),
    screenshot: () => page.screenshot({ fullPage: true }),
    sheets: async () => pagesOf(await page.pdf({ format: "Letter" })),
    complaints: async () => complaints.splice(0),
    close: () => browser.close(),
  };
}
