import { misnamed } from "../support/accessible-names.ts";
import { hydrated, openForm, sendButton } from "../support/contact-visitor.ts";
import { visit } from "../support/header.ts";
import { expect, test } from "../support/site-test.ts";

// every-page.spec.ts checks pages as they open; these tests check them after a visitor's actions.

test("HOME-1 HOME-7 HOME-10 the names of the pause and play buttons match the words on them", async ({ page }) => {
  await visit(page, "/");
  for (const what of ["slides", "rotation", "logos"]) {
    await page.getByRole("button", { name: new RegExp(`^Pause ?${what}$`) }).click();
    await expect(page.getByRole("button", { name: new RegExp(`^Play ?${what}$`) })).toHaveText(`Play ${what}`);
    expect(await misnamed(page)).toEqual([]);
  }
});

test("DT-1 the pictures' pause button has its visible text as its name", async ({ page }) => {
  await visit(page, "/services/digital-transformation");
  expect(await misnamed(page)).toEqual([]);
  await page.getByRole("button", { name: "Pause pictures" }).click();
  expect(await misnamed(page)).toEqual([]);
});

test("HDR-4 HDR-5 buttons, tabs and links of the menus have their visible text as their name", async ({ page }) => {
  const { toggle, categories, overview } = await visit(page, "/about");
  await toggle("Services").press("Enter");
  for (const category of await categories.all()) {
    await category.click();
    expect(await misnamed(page)).toEqual([]);
  }
  await toggle("Solutions").press("Enter");
  await expect(overview).toBeVisible();
  expect(await misnamed(page)).toEqual([]);
});

test("FORM-1 the errors of an empty form link to its fields by their visible text", async ({ page }) => {
  await openForm(page, "/contact");
  await hydrated(page);
  await sendButton(page).click();
  await expect(page.getByRole("group", { name: /need.* your attention/ }).getByRole("link")).toHaveCount(3);
  expect(await misnamed(page)).toEqual([]);
});

test("FLIP-1 a card's buttons have their visible text as their name, on both sides", async ({ page }) => {
  await visit(page, "/flip-cards");
  await page.locator("article#ai-solutions").getByRole("button").click();
  expect(await misnamed(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("HDR-7 buttons and links of the menu have their visible text as their name", async ({ page }) => {
    const { menuButton, row } = await visit(page, "/");
    expect(await misnamed(page)).toEqual([]);
    await menuButton.tap();
    for (const name of ["Services", "Solutions"] as const) {
      await row(name).tap();
      expect(await misnamed(page)).toEqual([]);
    }
  });
});
