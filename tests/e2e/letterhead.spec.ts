import { readFileSync } from "node:fs";
import { firm } from "../../app/content/firm.ts";
import { expect, test } from "../support/site-test.ts";

test("RT-1 a printed page begins with a letterhead, which no screen shows", async ({ page }) => {
  await page.goto("/contact");
  const letterhead = page.locator(".letterhead");
  await expect(letterhead).toBeHidden();
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);
  await page.emulateMedia({ media: "print" });
  await expect(letterhead).toContainText(firm.name);
  await expect(letterhead).toContainText(firm.email);
  expect((await letterhead.boundingBox())!.y).toBeLessThan((await page.locator("h1").boundingBox())!.y);
});

test("PACK-2 LINE-1 sheets with a head of their own have no letterhead", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/pack?s=sap", "/one-line-item"]) {
    await page.goto(path);
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[media="print"]')?.sheet);
    await expect(page.locator(".letterhead")).toBeHidden();
  }
});

test("RT-1 the running line of later sheets names the firm and the sheet", () => {
  const styles = readFileSync("app/styles/print-base.css", "utf8");
  expect(styles).toContain(`content: "${firm.name}";`);
  expect(styles).toContain(`counter(page) " of " counter(pages)`);
});
