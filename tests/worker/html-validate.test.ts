import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltSite } from "../support/built-site.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // React writes these: lower-case doctype and attribute spelling are its own, and void elements are closed.
    "doctype-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "attr-case": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "no-inline-style": "off",
    "tel-non-breaking": "off",
    "require-sri": "off",
  },
});

let site: BuiltSite;
beforeAll(async () => {
  site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" } });
});
afterAll(() => site.stop());

test.each([...ROUTES_OF_SPEC, "/nowhere"])("RT-1 the HTML of %s is valid", async (path) => {
  const html = await (await fetch(site.origin + path)).text();
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
});
