import { expect, test } from "../support/site-test.ts";

test("RULE-1 a rule cited on a page links to its row in the register, and that links back", async ({ page }) => {
  await page.goto("/services/a123-support");
  const cited = page.locator("main").getByRole("link", { name: "OMB Circular A-123", exact: true });
  await cited.click();
  await expect(page).toHaveURL(/\/rules#omb-a-123$/);
  const row = page.locator("#omb-a-123");
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
  await row.getByText(/^\d+ pages$/).click();
  await row.getByRole("link", { name: "A-123 Support" }).click();
  await expect(page).toHaveURL(/\/services\/a123-support$/);
});

test("RULE-2 an acronym shows its meaning at its first use on a page, and the page links to the glossary", async ({
  page,
}) => {
  await page.goto("/services/a123-support");
  await expect(page.locator("main abbr").first()).toHaveAttribute("title", /\w+ \w+/);
  await page.locator("main").getByRole("link", { name: "glossary" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Glossary");
  const letter = page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "T", exact: true });
  await letter.focus();
  await letter.press("Enter");
  await expect(page).toHaveURL(/#letter-t$/);
  await expect(page.getByRole("heading", { level: 2, name: "T", exact: true })).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("RULE-1 RULE-2 the register and the glossary are complete, and their anchors work", async ({ page }) => {
    // From the page itself: on a busy machine Chromium may lose its own scroll to a hash while the page is loading.
    await page.goto("/rules");
    await page.goto("/rules#nist-sp-800-53");
    await expect(page.locator("#nist-sp-800-53")).toBeInViewport();
    await expect(page.getByRole("table").first()).toBeVisible();
    await page.goto("/glossary");
    await page.goto("/glossary#gtas");
    await expect(page.locator("#gtas")).toBeInViewport();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Rules" })).toHaveAttribute("href", "/rules");
  });
});
