import type { Locator, Page } from "playwright/test";
import { expectSent, openForm, sendButton } from "../support/contact-visitor.ts";
import { headerOf } from "../support/header.ts";
import { hydrated, hydratedPart, openHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, test } from "../support/site-test.ts";
import { translate } from "../support/translator.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });
const status = (page: Page) => page.getByRole("main").getByRole("search").getByRole("status");

/** Presses a control whose name says what a press does, and expects its next name. */
async function toggle(page: Page, name: string, next: string): Promise<void> {
  await button(page, name).click();
  await expect(button(page, next)).toBeVisible();
}

/** Follows a link, wherever it is on the page, and expects a page that is whole. */
async function follow(page: Page, to: Locator, url: string | RegExp): Promise<void> {
  await to.evaluate((place: HTMLElement) => {
    (document.activeElement as HTMLElement | null)?.blur();
    place.click();
  });
  await expect(page).toHaveURL(url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // The page has the focus, or its field.
  await expect(page.locator("main:is(:focus, :has(:focus))")).toBeAttached();
}
const toPath = (page: Page, path: string) => page.locator(`a[href="${path}"]`).first();

test("GEN-4 HOME-1 HDR-4 DT-1 translated pages say what is so after each press", async ({ page }) => {
  await openHydrated(page, "/");
  await translate(page);
  await toggle(page, "Pause slides", "Play slides");
  await toggle(page, "Pause the reasons", "Play the reasons");
  await toggle(page, "Pause logos", "Play logos");
  await button(page, "eFAST").click();
  await expect(button(page, "eFAST")).toHaveAttribute("aria-expanded", "true");
  const { link: menuLink, categories, panel } = headerOf(page);
  await menuLink("Services").hover();
  await categories.nth(1).hover();
  await expect(panel.getByRole("link").first()).toHaveText("Digital Transformation");
  await follow(page, panel.getByRole("link").first(), "/services/digital-transformation");
  // They start once the pointer has moved.
  await page.mouse.move(1, 1);
  await toggle(page, "Pause pictures", "Play pictures");
  await button(page, "Next picture").click();
  await follow(page, toPath(page, "/services"), "/services");
  await follow(page, toPath(page, "/flip-cards"), "/flip-cards");
  await page.locator(".flip-turn").first().click();
  await expect(page.locator(".flip").first()).toHaveAttribute("data-turned", "true");
});

test("GEN-4 PACK-1 PACK-4 FIND-1 in translation packs and results are current", async ({ page, complaints }) => {
  await openHydrated(page, "/services/sap");
  await hydratedPart(page, ".pack-offer a");
  await translate(page);
  const offer = page.locator(".pack-offer");
  await offer.getByRole("link", { name: "Add to your pack" }).click();
  await expect(offer).toContainText("In your pack");
  await button(page, "Remove SAP from your pack").click();
  await expect(offer).not.toContainText("In your pack");
  await offer.getByRole("link", { name: "Add to your pack" }).click();
  await follow(page, offer.getByRole("link", { name: "See it" }), "/pack?s=sap");
  await page.getByLabel("CI/CD").check();
  await expect(page.locator("output")).toContainText("2 of 12");
  await page.locator("#choose [type=submit]").click();
  await expect(page.locator(".chosen li")).toHaveCount(2);
  await expect(page.locator(".short-head")).toContainText("Two services chosen");
  await follow(page, link(page, "Compare"), "/compare?s=sap,cicd");
  await expect(page.locator(".short-head")).toContainText("Two services compared");
  await follow(page, link(page, "Remove CI/CD from the comparison"), "/compare?s=sap");
  await expect(page.locator(".short-head")).toContainText("One service chosen");
  await follow(page, page.getByRole("banner").getByRole("link", { name: "Search" }), "/search");
  for (const query of ["audit", "sap"]) {
    await page.getByRole("main").getByLabel("Search this site").fill(query);
    await page.getByRole("main").getByLabel("Search this site").press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`“${query}”`);
    const found = expect(page.locator(".hits mark").filter({ hasText: /audit/i }));
    await (query === "sap" ? found : found.not).toHaveCount(0);
  }
  await follow(page, page.locator(".search-results").getByRole("link", { name: /^Services/ }), /in=/);
  await follow(page, page.locator(".hits a").first(), /\/services\//);
  // A part that was translated before React came to it is rendered anew, which React reports.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("#418")));
});

test("GEN-4 FIND-2 TOOL-1…3 on translated pages filters count, and tools answer", async ({ page }) => {
  await openHydrated(page, "/glossary");
  await translate(page);
  for (const path of ["/glossary", "/services"]) {
    if (path !== "/glossary") await follow(page, toPath(page, path), path);
    const before = await status(page).textContent();
    await page.getByRole("main").getByRole("searchbox").fill("audit");
    await expect(status(page)).not.toHaveText(before!);
    await button(page, "Clear").click();
    await expect(status(page)).toHaveText(before!);
  }
  for (const path of ["/reference", "/tools", "/tools/trial-balance"]) await follow(page, toPath(page, path), path);
  const answer = page.getByRole("group", { name: "Result" });
  await page.getByRole("textbox").first().fill("Account,Debit,Credit\n101000,x,0");
  await expect(answer).toContainText("changed");
  await button(page, "Tie out").click();
  await expect(answer).toContainText("This cannot be read");
  await button(page, "Use our specimen books").click();
  await button(page, "Tie out").click();
  await expect(answer).toContainText("Ties that hold");
});

test("GEN-4 FORM-1 FORM-5 a translated form is refused, corrected and sent", async ({ page, gateway }) => {
  await openForm(page, "/contact");
  await translate(page);
  await sendButton(page).click();
  const summary = (count: string) => page.getByRole("group", { name: `${count} attention` });
  await expect(summary("Three fields need your")).toBeFocused();
  await page.locator("[name=name]").fill("Jordan Avery");
  await expect(summary("Two fields need your")).toBeVisible();
  await page.locator("[name=email]").fill("jordan@");
  await page.locator("[name=message]").fill("Hello");
  await expect(summary("One field needs your")).toBeVisible();
  await page.locator("[name=email]").fill("jordan@agency.example");
  await sendButton(page).click();
  await expectSent(page);
  expect(gateway.received).toHaveLength(1);
  await follow(page, page.locator(".sent .onward"), /\/\w/);
});

/** Pages of three kinds, translated after hydration or before it. */
const JOURNEYS = [
  ["/services/sap", "/services/budget-management", "/about"],
  ["/services", "/", "/solutions"],
] as const;
const journeys = process.env["TEST_ALL"] ? JOURNEYS : JOURNEYS.slice(0, 1);

for (const [from, ...nextPages] of journeys) {
  for (const isEarly of process.env["TEST_ALL"] ? [false, true] : [true]) {
    test(`GEN-4 ${from} translated ${isEarly ? "before" : "after"} hydration leads on`, async ({
      page,
      complaints,
    }) => {
      const release = isEarly ? await holdBack(page, "**/assets/entry.client-*.js") : undefined;
      if (release) await page.goto(from, { waitUntil: "domcontentloaded" });
      else await openHydrated(page, from);
      await translate(page);
      release?.();
      await hydrated(page);
      for (const path of nextPages) await follow(page, toPath(page, path), path);
      // React reports that it renders anew what was translated before its part was hydrated.
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("#418")));
    });
  }
}
