import type { Page } from "playwright/test";
import { expectSent, openForm, sendButton } from "../support/contact-visitor.ts";
import { hydrated, openHydrated } from "../support/hydrated.ts";
import { holdBack } from "../support/hold-back.ts";
import { expect, test } from "../support/site-test.ts";

/** Does what a browser's translator does: wraps every text of the page's content in an element. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.getElementById("main")!, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const font = document.createElement("font");
      node.parentNode!.replaceChild(font, node);
      font.appendChild(node);
    }
  });

const press = (page: Page, path: string) =>
  page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test("GEN-4 FORM-1 an error that was translated is corrected, and the request is sent", async ({ page, gateway }) => {
  await openForm(page, "/contact");
  await sendButton(page).click();
  await expect(page.getByRole("group", { name: "Three fields need your attention" })).toBeFocused();
  await translate(page);
  await page.locator("[name=name]").fill("Jordan Avery");
  await page.locator("[name=email]").fill("jordan@");
  await page.locator("[name=message]").fill("Hello");
  await translate(page);
  await page.locator("[name=email]").fill("jordan@agency.example");
  await sendButton(page).click();
  await expectSent(page);
  expect(gateway.received).toHaveLength(1);
});

/**
 * A page of a kind, another one of the same kind, and one of another kind. `npm test` translates every second before its
 * hydration, and the others after it; `TEST_ALL=1 npm test` does both with each.
 */
const JOURNEYS = [
  ["/services/sap", "/services/oracle-clm", "/about"],
  ["/solutions/userprovisioning", "/solutions/financialcontractcloseout", "/contact"],
  ["/services", "/", "/solutions"],
] as const;

for (const [index, [from, ...nextPages]] of JOURNEYS.entries()) {
  for (const isEarly of process.env["TEST_ALL"] ? [false, true] : [index % 2 === 0]) {
    test(`GEN-4 a page translated ${isEarly ? "before" : "after"} hydration leads on: ${from}`, async ({
      page,
      complaints,
    }) => {
      const release = isEarly ? await holdBack(page, "**/assets/entry.client-*.js") : undefined;
      if (release) await page.goto(from, { waitUntil: "domcontentloaded" });
      else await openHydrated(page, from);
      await translate(page);
      release?.();
      await hydrated(page);
      for (const path of nextPages) {
        await press(page, path);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        await expect(page.getByRole("heading", { level: 1, name: "Something went wrong" })).toHaveCount(0);
        await expect(page.getByRole("main")).toBeFocused();
        await translate(page);
      }
      // React reports that it renders anew what was translated before its part was hydrated.
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes("#418")));
    });
  }
}
