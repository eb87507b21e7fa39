import { expect, inject, test } from "vitest";
import { allPages } from "../support/all-pages.ts";
import { checkEach } from "../support/check-each.ts";

const pages = [...(await allPages(inject("siteOrigin")))];
/** What a page shows between header and footer. */
const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const blanksIn = (html: string) => mainOf(html).match(/<span class="blank">/g) ?? [];

test("BUY-4 every blank is explained by the one notice of its page, and nothing offers to copy it", () => {
  const withBlanks = pages.filter(([, html]) => blanksIn(html).length > 0);
  expect(withBlanks.length).toBeGreaterThan(8);
  return checkEach(withBlanks, (_path, html) => {
    expect(mainOf(html).match(/<p class="notice /g)).toHaveLength(1);
    for (const [fact] of html.matchAll(/<(dd|tr)\b(?:(?!<\/\1>).)*<\/\1>/gs))
      expect(/class="blank"/.test(fact) && /copy-button/.test(fact)).toBe(false);
  });
});

test("BUY-4 no sentence has the word SAMPLE: it is only in numbers of specimens, and beside a price in a comparison", () =>
  checkEach(
    pages.filter(([path]) => !/^\/(?:specimens|compare|reference)/.test(path)),
    (_path, html) => expect(mainOf(html).match(/.{0,40}(?<![\w-])SAMPLE(?![\w-]).{0,40}/g) ?? []).toEqual([]),
  ));
