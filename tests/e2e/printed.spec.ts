import type { Page } from "playwright/test";
import { slides } from "../../app/content/slides.ts";
import { extractText } from "unpdf";
import { ENTRIES, expectSent, fillIn, openForm, sendButton } from "../support/contact-visitor.ts";
import { openHydrated } from "../support/hydrated.ts";
import { pagesOf } from "../support/printed-pages.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { lettersOf } from "../support/shown-texts.ts";
import { expect, test } from "../support/site-test.ts";

/** What does nothing on paper, is for screen readers, or shows a part of what is printed in full below it. */
const SCREEN_ONLY = [
  "nav, form, button, svg, [role=search], [aria-hidden=true], .visually-hidden, .print\\:hidden",
  ".hero-actions, .pack-offer, .tools, .crop, .standards-margin h3",
  "section.on-ink:is(:last-child, :has(+ .page-samples)):not(:first-child)",
].join();

/** Every paragraph, cell and heading of the content, folded ones included, that is not for the screen only. */
const textsForPaper = (page: Page): Promise<string[]> =>
  page.getByRole("main").evaluate((main, screenOnly) => {
    const blocks = "h1, h2, h3, h4, p, li, dt, dd, th, td, caption, figcaption, blockquote";
    const onPaper = main.cloneNode(true) as HTMLElement;
    // The button of an accordion's item is its heading.
    for (const part of onPaper.querySelectorAll(screenOnly)) if (!part.matches(":is(h2, h3, h4) button")) part.remove();
    return [...onPaper.querySelectorAll(blocks)]
      .filter((block) => !block.querySelector(blocks))
      .map((block) => block.textContent);
  }, SCREEN_ONLY);

const textOnPaper = async (page: Page): Promise<string> =>
  (await extractText(new Uint8Array(await page.pdf({ format: "Letter" })), { mergePages: true })).text;

/** These print a selection: two sheets for a file, a table, rows without their quotations, sheets without their answers. */
const SELECTED = new Set(["/corporate-capability", "/compare", "/rules", "/specimens", "/tools/find-the-misstatement"]);

/** Every night all kinds; those with slides, cards, folds, tables and forms on every run. */
const pages = process.env["TEST_ALL"]
  ? PAGE_OF_EACH_KIND.filter((path) => !SELECTED.has(path))
  : ["/", "/services/digital-transformation", "/services/oracle-financials", "/buyers-answers"];

test("READ-4 a page printed the moment it is shown after a click is printed whole", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver((_, observer) => {
      if (!document.querySelector("#main > .hero")) return;
      observer.disconnect();
      for (const event of ["none", "beforeprint"]) {
        dispatchEvent(new Event(event));
        seen.push(document.querySelector("#certification") !== null);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.getByRole("banner").getByRole("link", { name: /home/i }).first().click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen), "before and after the event")
    .toEqual([false, true]);
});

for (const path of pages) {
  test(`GEN-4 HOME-1 DT-1 paper has everything that ${path} says`, async ({ page, complaints }) => {
    await openHydrated(page, path);
    if (path === "/nowhere") complaints.length = 0;
    const expected = await textsForPaper(page);
    const text = await textOnPaper(page);
    const printed = lettersOf(text);
    // A page break may part a text, anywhere.
    const isThere = (part: string) =>
      part === "" || [...part].some((_, at) => printed.includes(part.slice(0, at)) && printed.includes(part.slice(at)));
    const isPrinted = (part: string) => isThere(part.slice(0, 40)) && isThere(part.slice(-40));
    expect(expected.filter((part) => !isPrinted(lettersOf(part)))).toEqual([]);
    if (path === "/" || path.includes("digital")) expect(text).not.toMatch(/\b\d of [45]\b/);
    const words = path === "/" ? slides.flatMap(({ title, subtitle }) => [title, subtitle]) : [];
    expect(words.filter((part) => !printed.includes(lettersOf(part)))).toEqual([]);
    // A column that is too narrow has a letter in each line.
    expect(text).not.toMatch(/(?:^\S\n){4}/m);
  });
}

test("FORM-5 OPS-1 GEN-4 a confirmation prints and copies its reference number", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openForm(page, "/contact");
  await fillIn(page, "Message");
  await sendButton(page).click();
  await expectSent(page);
  const reference = await page.locator("#contact-reference").textContent();
  await page.getByRole("button", { name: "Copy Reference number" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  const printed = lettersOf(await textOnPaper(page));
  for (const part of ["Request sent", reference!, ENTRIES.email]) expect(printed).toContain(lettersOf(part));
});

test("GEN-4 texts on paper are dark, and no head of a table stays in place", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  for (const path of ["/", "/services/sap", "/accessibility"]) {
    await openHydrated(page, path);
    await page.emulateMedia({ media: "print" });
    const found = await page.getByRole("main").evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const nodes = new Set<Element>();
      while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) nodes.add(texts.currentNode.parentElement!);
      return [...nodes]
        .filter((node) => node.checkVisibility() && !node.closest("svg"))
        .filter((node) => {
          const { color, position } = getComputedStyle(node);
          return (
            position === "sticky" ||
            color
              .match(/\d+/g)!
              .slice(0, 3)
              .every((part) => Number(part) > 130)
          );
        })
        .map((node) => `${node.tagName} ${node.className}`);
    });
    expect(found, path).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});

test("READ-4 a service or solution page prints on four letter sheets", async ({ page }) => {
  for (const path of ["/services/interagency-agreements-iaa-support", "/solutions/userprovisioning"]) {
    await openHydrated(page, path);
    expect(pagesOf(await page.pdf({ format: "Letter" })), path).toBeLessThanOrEqual(4);
  }
});
