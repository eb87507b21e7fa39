import { expect, test } from "vitest";
import { roleOf, shownTexts } from "../../../app/content/text-roles.ts";
import { sitePages } from "../../../app/registry/site-pages.server.ts";

/** Labels that are sentences: notes in tables, words to paste into a form, and templates of what a tool says. */
const SENTENCE_LABELS = new Set(["meaning", "changed", "sheets", "corrected", "end", "words", "full", "sentence"]);

test("RULE-2 FIND-1 fields that hold paragraphs have the role of prose, and no label does", () => {
  const found = new Set<string>();
  for (const { path, words } of sitePages) {
    // Messages of the tools, by their occasion.
    if (path.startsWith("/tools/")) continue;
    for (const { text, role, field } of shownTexts(Object.values(words))) {
      if (role === "label" && /[a-z][.?] [A-Z]/.test(text) && !SENTENCE_LABELS.has(field))
        found.add(`${field}: ${text}`);
    }
  }
  expect([...found], "Give these fields a role in app/content/text-roles.ts").toEqual([]);
});

test("FIND-1 hidden fields and everything in them are left out, and a text knows its row", () => {
  const row = { name: "Fees", slug: "fees", note: "One percent." };
  const texts = [...shownTexts([{ meta: { description: "For search engines." } }, row])];
  expect(texts.map(({ text, role }) => [text, role])).toEqual([
    ["Fees", "name"],
    ["One percent.", "prose"],
  ]);
  expect(texts.every((placed) => placed.row === row)).toBe(true);
  expect(roleOf("a field of tomorrow")).toBe("label");
});
