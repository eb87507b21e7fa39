import { HtmlValidate } from "html-validate";
import { expect, inject, test } from "vitest";
import { pagesUnderTest } from "../support/pages-under-test.ts";
import { checkEach } from "../support/check-each.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:standard", "html-validate:document", "html-validate:a11y"],
  rules: {
    // React self-closes void elements, the worker's own <link>s are not; HTML allows both.
    "void-style": "off",
    // React's attribute style, which HTML allows as well: srcSet, checked="", download="".
    "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // Same-origin files are deployed together with the page.
    "require-sri": ["error", { target: "crossorigin" }],
    // Telephone numbers are copied and searched for as people type them, with plain spaces and hyphens.
    "tel-non-breaking": "off",
    // Checkboxes of a group share a name; only PHP would need brackets after it.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
  },
});

const origin = inject("siteOrigin");
/** Of their kinds, and as long as all others together: every night. */
const REGISTERS = new Set(["/rules", "/glossary"]);
const pages = pagesUnderTest.filter((path) => process.env["TEST_ALL"] || !REGISTERS.has(path));

test("RT-1 the HTML of a page of each kind is valid", () =>
  checkEach(pages, async (path) => {
    const html = await (await fetch(origin + path)).text();
    const { results } = await validator.validateString(html, `${path}.html`);
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => ({
          ruleId,
          message,
          at: `${line}:${column}`,
          near: html.split("\n")[line - 1]?.slice(Math.max(0, column - 40), column + 80),
        })),
      ),
    ).toEqual([]);
  }));
