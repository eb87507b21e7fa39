import { openHydrated } from "../support/hydrated.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/site-test.ts";

for (const path of PAGE_OF_EACH_KIND) {
  test(`GEN-4 the sheet of all routes, which comes later, changes nothing on ${path}`, async ({ page, complaints }) => {
    await openHydrated(page, path);
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[href*="/all-"]')?.sheet);
    const added = await page.evaluate(() => {
      const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSStyleRule) return [rule];
          return "cssRules" in rule && !(rule instanceof CSSKeyframesRule) ? rulesIn(rule.cssRules as CSSRuleList) : [];
        });
      const own = document.querySelector<HTMLStyleElement>("style[data-href]")!.sheet!;
      const known = new Set(rulesIn(own.cssRules).map(({ cssText }) => cssText));
      const all = rulesIn(document.querySelector<HTMLLinkElement>('link[href*="/all-"]')!.sheet!.cssRules);
      return all
        .filter(({ cssText }) => !known.has(cssText))
        .map(({ selectorText }) => selectorText)
        .filter((selector) => document.querySelector(selector.replaceAll(/::[\w-]+(?:\([^)]*\))?/g, "")));
    });
    expect(added).toEqual([]);
    // The browser's report of the unknown path.
    if (path === "/nowhere") complaints.length = 0;
  });
}
