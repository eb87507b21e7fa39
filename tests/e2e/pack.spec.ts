import type { Page } from "playwright/test";
import { pagesOf } from "../support/printed-pages.ts";
import { expectNoViolations } from "../support/axe.ts";
import {
  expectSent,
  fillIn,
  hydrated as formHydrated,
  openForm,
  sendButton,
  writeAgain,
} from "../support/contact-visitor.ts";
import { hydrated, hydratedPart, openHydrated } from "../support/hydrated.ts";
import { engines, expect, test } from "../support/site-test.ts";

/** Includes the services with the longest names and lists. */
const TWELVE = `us-treasury-accounting-and-reporting-support,interagency-agreements-iaa-support,penetration-testing-vulnerability-management,grants-execution-funds-control,grants-closeout-reconciliation,security-and-vulnerability-management,api-development-and-integrations,program-planning-and-strategy,disaster-recovery-and-management,governance-risk-compliance,agriculturedatasolutions,financialcontractcloseout`;

const offer = (page: Page) => page.locator(".pack-offer");
const add = (page: Page) => offer(page).getByRole("link", { name: "Add to your pack" });
const expectChosen = (page: Page, names: string[]) =>
  expect(page.locator(".chosen li > a:first-child")).toHaveText(names);
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("pack") ?? "{}") as object));

/** Opens a service's page and waits until its pack button is hydrated. */
async function open(page: Page, path: string) {
  await openHydrated(page, path);
  await live(page);
}
const live = (page: Page) => hydratedPart(page, ".pack-offer a");

/** Puts SAP into the device's pack, before the page that is tested. */
async function keepSap(page: Page) {
  await page.goto("/robots.txt");
  await page.evaluate(() => localStorage.setItem("pack", '{"sap":"SAP"}'));
}

test("PACK-1 WCAG 3.3.1 with nothing chosen the form says so beside its button", async ({ page }) => {
  await openHydrated(page, "/pack");
  await page.getByRole("button", { name: "Add to the pack" }).click();
  await expect(page.getByText("Choose at least one service.")).toBeInViewport();
  await page.getByRole("checkbox", { name: "SAP" }).check();
  await expect(page.getByText("1 of 12 chosen")).toBeVisible();
});

test("PACK-1 what is added persists, and its line keeps its height", engines, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/services/sap");
  await add(page).hover();
  const before = await offer(page).boundingBox();
  await add(page).click();
  await expect(offer(page)).toContainText("In your pack");
  await expect(offer(page).getByRole("link", { name: "See it" })).toBeFocused();
  await expectNoViolations(page, { within: ".pack-offer" });
  expect((await offer(page).boundingBox())!.height).toBe(before!.height);
  await expect(page).toHaveURL(/\/services\/sap$/);
  // The button's code loads by itself, and nothing prefetches the pack.
  expect(asked.filter((url) => url.includes("pack-offer"))).toHaveLength(1);
  expect(asked.filter((url) => url.includes("/pack.data"))).toEqual([]);

  await open(page, "/solutions/userprovisioning");
  await add(page).click();
  await offer(page).getByRole("link", { name: "See both" }).click();
  await expect(page).toHaveURL(/\/pack\?s=sap,userprovisioning$/);
  await expectChosen(page, ["SAP", "User Provisioning"]);
});

test("PACK-1 the keyboard adds and removes, whatever is in the storage", engines, async ({ page }) => {
  await open(page, "/services/a123-support");
  await add(page).focus();
  await page.keyboard.press("Enter");
  await expect(offer(page).getByRole("link", { name: "See it" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(offer(page).getByRole("button", { name: "Remove A-123 Support from your pack" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(add(page)).toBeFocused();
  await expect(offer(page).getByRole("status")).toHaveText("A-123 Support removed");
  expect(await kept(page)).toEqual([]);

  for (const text of ["{", "[1,2]", '"x"', "null", '{"a123-support":1,"<b>":"x"}', "7"]) {
    await page.evaluate((value) => {
      localStorage.setItem("pack", value);
      // As the browser tells a page of another tab's change.
      dispatchEvent(new StorageEvent("storage", { key: "pack", newValue: value, storageArea: localStorage }));
    }, text);
    await expect(add(page), text).toBeVisible();
    await add(page).click();
    await expect(offer(page)).toContainText("In your pack");
  }
  await page.evaluate(() => localStorage.setItem("pack", "{"));
  await page.reload();
  await live(page);
  await expect(add(page)).toBeVisible();
});

test("PACK-1 two tabs have one choice, and a double click adds only", async ({ page, context }) => {
  await open(page, "/services/sap");
  const other = await context.newPage();
  await open(other, "/services/cicd");
  await add(page).click();
  await add(other).dblclick();
  await expect(offer(page).getByRole("link", { name: "See both" })).toBeVisible();
  await expect(offer(other).getByRole("link", { name: "See both" })).toBeVisible();
  await expect(other).toHaveURL(/\/services\/cicd$/);
  expect(await kept(page)).toEqual(["sap", "cicd"]);
});

test("PACK-1 if storage is refused the link leads to the pack, and the URL keeps it", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("no", "SecurityError");
      },
    }),
  );
  await open(page, "/services/sap");
  await add(page).click();
  await expect(page).toHaveURL(/\/pack\?s=sap$/);
  await page.getByLabel("CI/CD").check();
  await page.getByRole("button", { name: "Add to the pack" }).click();
  await expect(page).toHaveURL(/\/pack\?s=sap,cicd$/);
  await expectChosen(page, ["SAP", "CI/CD"]);
});

test("PACK-1 a link elsewhere puts no words of its own into this device's pack", async ({ page }) => {
  const words = `your-account-is-suspended,junk-1,${"a".repeat(65)}`;
  await openHydrated(page, `/pack?s=sap,${words}#merge`);
  await expectChosen(page, ["SAP"]);
  await expect.poll(() => kept(page)).toEqual(["sap"]);
  await page.evaluate(() => localStorage.clear());
  await openHydrated(page, `/pack?s=${words}#merge`);
  expect(await kept(page)).toEqual([]);
});

/** Runs in the page: a pack of a former build. */
const keepFormer = () => localStorage.setItem("pack", '{"sap":"SAP Support","old-service":"Old Service"}');

test("PACK-1 a service that no longer exists disappears from the device, its pack and the form", async ({ page }) => {
  await page.goto("/robots.txt");
  await page.evaluate(keepFormer);
  await openForm(page, "/contact");
  await expect(page.locator("main form")).toContainText("SAP. See or change it");
  expect(await kept(page)).toEqual(["sap"]);
  await page.evaluate(keepFormer);
  await page.goto("/pack");
  await expect(page).toHaveURL(/\/pack\?s=sap,old-service$/);
  await expectChosen(page, ["SAP"]);
  await expect.poll(() => kept(page)).toEqual(["sap"]);
});

test("PACK-1 a colleague's pack does not replace one's own", async ({ page }) => {
  await keepSap(page);
  await openHydrated(page, "/pack?s=cicd");
  await expectChosen(page, ["CI/CD"]);
  await expect(page.getByText("Also chosen on this device: SAP.")).toBeVisible();
  expect(await kept(page)).toEqual(["sap"]);
  await page.getByRole("button", { name: "Remove from this device" }).press("Enter");
  await expect(page.getByText("Also chosen on this device")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Chosen services" })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "SAP removed" })).toBeAttached();
  expect(await kept(page)).toEqual([]);
  await keepSap(page);
  await openHydrated(page, "/pack?s=cicd");
  await page.getByRole("link", { name: "Add to this pack" }).click();
  await expect(page).toHaveURL(/\/pack\?s=cicd,sap$/);
  await expect.poll(() => kept(page)).toEqual(["cicd", "sap"]);
});

test("PACK-1 the pack page without services shows this device's pack", async ({ page }) => {
  await keepSap(page);
  await page.goto("/pack");
  await expect(page).toHaveURL(/\/pack\?s=sap$/);
  await hydrated(page);
  await page.getByLabel("CI/CD").check();
  await page.getByRole("button", { name: "Add to the pack" }).click();
  await expect(page).toHaveURL(/\/pack\?s=sap,cicd$/);
  await page.getByRole("link", { name: "Remove SAP from the pack" }).click();
  await expect(page).toHaveURL(/\/pack\?s=cicd$/);
  await expect(page.getByRole("heading", { name: "Chosen services" })).toBeFocused();
  await expect(page.getByRole("main").getByText("SAP removed")).toHaveRole("status");
  await page.getByRole("link", { name: "Remove CI/CD from the pack" }).click();
  await expect(page).toHaveURL(/\/pack$/);
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByRole("article")).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/pack\?s=cicd$/);
  await expectChosen(page, ["CI/CD"]);
});

/** The contact form of a visitor with SAP in the pack; returns the checkbox that attaches it. */
async function openFormWithPack(page: Page) {
  await keepSap(page);
  await openForm(page, "/contact");
  return page.getByRole("checkbox", { name: "Include my capability pack" });
}

test("PACK-3 the contact form sends this device's pack, unless the visitor unticks it", async ({ page, gateway }) => {
  const box = await openFormWithPack(page);
  await expect(box).toBeChecked();
  await fillIn(page, "Message");
  await sendButton(page).click();
  await expectSent(page);
  expect((JSON.parse(gateway.received[0]!.body) as { message: string }).message).toContain("Capability pack: SAP\n");

  await writeAgain(page);
  await box.uncheck();
  await fillIn(page, "Message");
  await sendButton(page).click();
  await expect.poll(() => gateway.received.length).toBe(2);
  expect(gateway.received[1]!.body).not.toContain("Capability pack");

  await writeAgain(page);
  await box.check();
  await page.getByRole("button", { name: "Remove it from this device" }).press("Enter");
  await expect(box).toBeHidden();
  await expect(page.locator("main form").getByRole("status").filter({ hasText: "Pack removed" })).toBeVisible();
  // What has the focus takes a second Enter, and Tab goes on to the button that sends.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  expect(await kept(page)).toEqual([]);
  expect(gateway.received).toHaveLength(2);
});

test("PACK-3 an unticked pack stays so after a reload and on another page", async ({ page, gateway }) => {
  const box = await openFormWithPack(page);
  await box.uncheck();
  await page.reload();
  await formHydrated(page);
  await expect(box).not.toBeChecked();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await page.goBack();
  await expect(box).not.toBeChecked();
  await fillIn(page, "Message");
  await sendButton(page).click();
  await expectSent(page);
  expect(gateway.received[0]!.body).not.toContain("Capability pack");

  await writeAgain(page);
  await page.locator("form").getByRole("link", { name: "See or change it" }).click();
  await page.getByRole("link", { name: "Send it with a request" }).click();
  await expect(box).toBeChecked();
});

test("PACK-1 PACK-2 a full pack has no violations, prints alone, and takes no more", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, `/pack?s=${TWELVE}`);
  expect(await kept(page)).toHaveLength(12);
  await expectNoViolations(page, { isAtRest: true, within: "main" });
  const print = page.getByRole("button", { name: "Print or save as PDF" });
  await print.scrollIntoViewIfNeeded();
  await expect(print).toBeInViewport({ ratio: 1 });
  await expect(page.locator(".pack-service").nth(3)).toBeInViewport();
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.locator(".pack-sheet").evaluate(brokenWords), `${width} px`).toEqual([]);
  }
  await printsAlone(page, 4);
  await page.emulateMedia({ media: "screen" });

  await open(page, "/services/sap");
  await add(page).click();
  const leftOut = page.getByRole("status").filter({ hasText: "A pack holds 12 services. Left out: SAP." });
  await expect(leftOut).toBeVisible();
  await expect(page.locator(".chosen li")).toHaveCount(12);
});

/** Runs in the page: words with two boxes, which are broken across two lines. */
function brokenWords(sheet: Element): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of node.nodeValue!.matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
}

async function printsAlone(page: Page, sheets: number): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);
  expect(pagesOf(await page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(sheets);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article", { name: "The statement that prints" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.locator(".pack-side")).toBeHidden();
  await expect(page.locator("#choose")).toBeHidden();
}
