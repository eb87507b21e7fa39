import type { Locator } from "playwright/test";
import { openHydrated } from "../support/hydrated.ts";
import { engines, expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

/** The number in the text of a link. */
const countIn = async (place: Locator, name: RegExp) =>
  Number((await place.getByRole("link", { name }).textContent())!.match(/\d+/)![0]);

test("RULE-1 a rule cited on a page links to its row in the register, and that links back", async ({ page }) => {
  await page.goto("/services/a123-support");
  const cited = page.locator("main").getByRole("link", { name: "OMB Circular A-123", exact: true });
  await cited.click();
  await expect(page).toHaveURL(/\/rules#omb-a-123$/);
  const row = page.locator("#omb-a-123");
  // The longest page.
  await expect(row).toBeFocused({ timeout: 20_000 });
  await expect(row).toBeInViewport();
  await row.getByText(/^\d+ pages citing OMB Circular A-123$/).click();
  await row.getByRole("link", { name: "A-123 Support" }).click();
  await expect(page).toHaveURL(/\/services\/a123-support$/);
});

test("RULE-2 the glossary lists every term with its meaning, and each unfolds its explanation", async ({ page }) => {
  const letters = page.getByRole("navigation", { name: "Letters" });
  const fold = page.locator("details:has(#letter-t) > summary");
  const term = page.locator("summary").filter({ hasText: /^TAS Treasury Account Symbol$/ });
  for (const [width, height] of [
    [1440, 7000],
    [768, 11_000],
    [390, 5000],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/glossary");
      await layOutWholePage(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
      // On phones the folds are the letters.
      await expect(letters).toBeVisible({ visible: width > 390 });
      await expect(term).toBeVisible({ visible: width > 390 });
      await expect(page.locator("#tas")).toBeHidden();
      if (width > 390) {
        for (const letter of await letters.getByRole("listitem").all())
          await expect(letter).toBeInViewport({ ratio: 0.9 });
        await letters.getByRole("link", { name: "T", exact: true }).click();
      } else await fold.click();
      await expect(term).toBeInViewport();
      await term.click();
      await expect(page.locator("#tas")).toBeInViewport();
    });
  }
  await expect(fold).toHaveText(/^T, \d+ terms: /);
});

test("RULE-2 the terms of a letter read down its columns, and none changes its column when others unfold", async ({
  page,
}) => {
  for (const [width, columns] of [
    [1440, 3],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/glossary");
    await layOutWholePage(page);
    const terms = page.locator("#letter-c > li");
    const places = () => terms.evaluateAll((all) => all.map((term) => term.getBoundingClientRect().x));
    const before = await places();
    expect(before).toEqual(before.toSorted((a, b) => a - b));
    expect(new Set(before).size).toBe(columns);
    await terms.nth(0).locator("summary").click();
    await terms.nth(before.lastIndexOf(before[0]!)).locator("summary").click();
    expect(await places()).toEqual(before);
  }
});

test("RULE-2 WCAG 2.4.11 the bar of letters covers nothing that receives focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/glossary");
    await layOutWholePage(page);
    const terms = page.locator("#letter-f .term");
    await terms.evaluateAll((all) => all.forEach((term) => term.setAttribute("open", "")));
    const stops = (await terms.count()) + (await terms.getByRole("link").count());
    await page.locator("#letter-g summary").first().focus();
    const covered: string[] = [];
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press("Shift+Tab");
      covered.push(...(await page.evaluate(coveredByBar)));
    }
    expect(covered, `${width} px`).toEqual([]);
    await expect(terms.first().locator("summary")).toBeFocused();
    await expect(page.locator(".letter-bar")).toBeInViewport();
  }
});

/** Runs in the page: the focused element, if the bar covers a part of it. */
function coveredByBar(): string[] {
  const { top } = document.activeElement!.getBoundingClientRect();
  const { bottom } = document.querySelector(".letter-bar")!.getBoundingClientRect();
  return top < bottom ? [`${document.activeElement!.textContent} at ${top}, the bar ends at ${bottom}`] : [];
}

test("RULE-1 the row that a link of the page leads to is marked", async ({ page }) => {
  await openHydrated(page, "/rules");
  const link = page.locator("#changed").getByRole("link").first();
  const name = (await link.textContent())!;
  await link.click();
  const row = page.locator("tr:focus");
  await expect(row).toContainText(name);
  await expect(row).toBeInViewport();
  await expect(row.locator("> :first-child")).toHaveCSS("text-decoration-line", "underline");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("RULE-1 RULE-2 anchors work, and the server filters", engines, async ({ page }) => {
    // From the page itself: on a busy machine Chromium may lose its own scroll to a hash while the page is loading.
    await page.goto("/rules");
    await page.goto("/rules#nist-sp-800-53");
    await expect(page.locator("#nist-sp-800-53")).toBeInViewport();
    await expect(page.getByRole("table").filter({ visible: true })).toHaveCount(1);
    await page.goto("/glossary");
    await page.goto("/glossary#gtas");
    await expect(page.locator("#gtas")).toBeInViewport();

    await test.step("a choice of status keeps the query", async () => {
      await page.goto("/rules");
      await page.getByRole("searchbox", { name: "Find a rule" }).fill("CMMC");
      await page.getByRole("button", { name: "Find", exact: true }).click();
      await expect(page).toHaveURL("/rules?q=CMMC");
      await expect(page.locator("#cmmc")).toBeInViewport();
      await expect(page.locator("#omb-a-11")).toHaveCount(0);
      await page
        .getByRole("navigation", { name: "Status" })
        .getByRole("link", { name: /^In force/ })
        .click();
      await expect(page).toHaveURL("/rules?q=CMMC&status=in-force");
      await expect(page.locator("#cmmc")).toBeVisible();
      await page.goto("/glossary?q=FBWT");
      await expect(page.locator("#fbwt")).toBeVisible();
      await expect(page.locator("#gtas")).toHaveCount(0);
      await page.goto("/rules?q=zzzz");
      await expect(page.getByText(/^No rule in the register/)).toBeVisible();
      await expect(page.getByRole("link", { name: "Ask us about a rule" })).toBeVisible();
    });
  });

  test("RULE-1 WCAG 2.4.4 no link to a source says its rule twice", async ({ page }) => {
    await page.goto("/rules");
    const rows = page.locator(".register-groups tbody tr");
    expect(await rows.count()).toBeGreaterThan(300);
    const doubled = await rows.evaluateAll((all) =>
      all
        .map((row) => [row.querySelector("th > span")!.textContent, row.querySelector("th a")!.textContent] as const)
        .filter(([rule, link]) => {
          const [source, context] = link.split(`, ${rule} (`);
          return context && source!.includes(rule);
        }),
    );
    expect(doubled).toEqual([]);
  });

  test("RULE-1 the register counts the entries by the kind of source that was read", async ({ page }) => {
    await page.goto("/rules");
    const statuses = page.getByRole("navigation", { name: "Status" });
    const sources = page.locator("#method");
    const all = await countIn(statuses, /^All/);
    let sum = 0;
    for (const name of [/^In force or current/, /^Change proposed/, /^Not confirmed/, /^Ended/])
      sum += await countIn(statuses, name);
    expect(sum, "each rule has one status").toBe(all);
    await sources.locator("summary").click();
    const [rule, issuer, copy, other, none] = [
      await countIn(sources, /^Rule’s own text/),
      await countIn(sources, /^Issuer’s page/),
      await countIn(sources, /^Third party’s copy/),
      await countIn(sources, /^Secondary source/),
      await countIn(sources, /^Not read/),
    ] as const;
    expect(rule + issuer + copy + other + none).toBe(all);
    const rows = page.locator(".register-groups tbody tr");
    const notRead = (await sources.getByRole("link", { name: /^Not read/ }).getAttribute("href"))!;
    await sources.getByRole("link", { name: "Third party’s copy" }).click();
    await expect(rows).toHaveCount(copy);
    const said = page.getByRole("link", { name: /^Third party’s copy, read \w+ \d+, \d{4} at [\w.-]+/ });
    await expect(rows.filter({ has: said, hasText: "“" })).toHaveCount(copy);
    expect(notRead).toBe("/rules?status=not-read");
    await page.goto(notRead);
    await expect(rows).toHaveCount(none);
    await expect(rows.filter({ hasText: "Not read, so check it at the source" })).toHaveCount(none);
  });

  test("RULE-1 READ-2 on a phone the register is short, and complete in print", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/rules");
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9000);
    const entries = page.locator(".register-groups tbody tr");
    expect(await entries.count()).toBeGreaterThan(300);
    await expect(entries.filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(entries.filter({ visible: true })).toHaveCount(await entries.count());
    await page.emulateMedia({ media: "screen" });

    const changed = page.locator("#changed");
    const dates = await changed.locator("time").evaluateAll((all) => all.map((one) => one.getAttribute("datetime")!));
    expect(dates.length).toBeGreaterThan(30);
    expect(dates.toSorted().toReversed()).toEqual(dates);
    await expect(changed.locator("time").filter({ visible: true })).toHaveCount(6);
    const first = changed.getByRole("link").first();
    const name = (await first.textContent())!;
    await first.click();
    await expect(page.locator(":target")).toBeInViewport();
    await expect(page.locator(":target")).toContainText(name);
  });
});
