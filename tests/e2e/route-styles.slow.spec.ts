import { readdirSync, readFileSync } from "node:fs";
import { openHydrated } from "../support/hydrated.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/site-test.ts";

const ASSETS = "build/client/assets";

/** Each route style sheet's text by its URL. */
const ROUTE_SHEETS = readdirSync(ASSETS)
  .filter((file) => file.endsWith(".css") && !/^(?:root|print)-/.test(file))
  .map((file): [string, string] => [`/assets/${file}`, readFileSync(`${ASSETS}/${file}`, "utf8")]);

for (const path of PAGE_OF_EACH_KIND) {
  test(`GEN-4 no sheet but those that ${path} comes with says anything of it`, async ({ page, complaints }) => {
    await openHydrated(page, path);
    const own = (await page.locator("style[data-href]").getAttribute("data-href"))!.split(" ");
    const others = ROUTE_SHEETS.filter(([address]) => !own.includes(address));
    expect(others.length).toBeGreaterThan(5);
    const matching = await page.evaluate((sheets) => {
      const selectorsIn = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule.selectorText];
          return "cssRules" in rule && !(rule instanceof CSSKeyframesRule)
            ? selectorsIn(rule.cssRules as CSSRuleList)
            : [];
        });
      return sheets.flatMap(([address, text]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return selectorsIn(sheet.cssRules)
          .filter((selector) => document.querySelector(selector.replaceAll(/::[\w-]+(?:\([^)]*\))?/g, "")))
          .map((selector) => `${address}: ${selector}`);
      });
    }, others);
    expect(matching).toEqual([]);
    // The browser's report of the unknown path.
    if (path === "/nowhere") complaints.length = 0;
  });
}
