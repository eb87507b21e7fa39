import { openHydrated } from "../support/hydrated.ts";
import { expectNoViolations } from "../support/axe.ts";
import { expect, test } from "../support/site-test.ts";

const DOORS = ["/specimens", "/one-line-item", "/tools", "/rules", "/glossary", "/buyers-answers", "/compare", "/pack"];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("REF-1 FIND-1 the footer leads to the desk, and its doors to pages that lead back", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Reference" }).click();
    await expect(page).toHaveURL("/reference");
    const doors = page.getByRole("article").getByRole("link");
    await expect(doors).toHaveCount(DOORS.length);
    expect(await doors.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(DOORS);
    for (const path of [...DOORS, "/search"]) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).toMatch(/aria-label="Breadcrumb"(?:(?!<\/nav>).)*href="\/reference"/s);
    }
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("SF 133");
    await field.press("Enter");
    await expect(page).toHaveURL("/search?q=SF+133");
  });
});

test("BUY-5 FIND-5 a link to an answer opens it", async ({ page }) => {
  await openHydrated(page, "/buyers-answers#question-who-will-do-the-work");
  const team = page.getByRole("button", { name: "Who will do the work?" });
  await expect(team).toHaveAttribute("aria-expanded", "true");
  await expectNoViolations(page, { within: "main" });
});

test("REF-1 the crops are pictures, and a click on one opens its door", async ({ page }) => {
  await page.goto("/reference");
  const door = page.getByRole("article").filter({ has: page.getByRole("link", { name: "Glossary" }) });
  await expect(door).toMatchAriaSnapshot(`
    - article:
      - heading "Glossary" [level=2]:
        - link "Glossary"
      - paragraph: /\\d+ terms/
      - paragraph: Every acronym on this site in one dictionary, with its source.
  `);
  await expectNoViolations(page, { within: "main" });
  await door.click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL("/glossary");
});
