import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONTACT_FORM } from "../../app/content/interface/contact-form.ts";
import { contentByPath, sentencesOf } from "../../scripts/lib/all-content.ts";

const bundle = globSync("build/client/assets/*.js")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

/** A bundler may escape typographic quotes, so this looks for the longest part of each sentence without them. */
const plainRun = (sentence: string) =>
  sentence.split(/[^\x20-\x7e]+/).reduce((longest, run) => (run.length > longest.length ? run : longest), "");

test("RT-1 the browser's scripts contain no sentence of the content", () => {
  const sentences = [...contentByPath.values()]
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.split(/\s+/).length >= 6);
  // The form replaces itself by its confirmation, so its own words are in its script.
  const own = new Set(sentencesOf(CONTACT_FORM));
  expect(sentences.length).toBeGreaterThan(2000);
  expect(bundle.length).toBeGreaterThan(100_000);
  expect(sentences.filter((sentence) => !own.has(sentence) && bundle.includes(plainRun(sentence)))).toEqual([]);
});

test("RT-3 the browser's scripts contain no slug of a service", () => {
  expect(bundle).not.toContain("oracle-financials");
  expect(bundle).not.toContain("penetration-testing-vulnerability-management");
});

test("GEN-4 no script reads the browser's language, which costs a phone 100 ms", () => {
  expect(bundle).not.toContain("supportedLocalesOf");
});

test("GEN-4 every script asks in its first line to be compiled while it is fetched", () => {
  const files = globSync("build/client/assets/*.js").filter((file) => !file.includes("/manifest-"));
  const scripts = files.map((file) => readFileSync(file, "utf8")).filter((code) => code.trim());
  expect(scripts.length).toBeGreaterThan(15);
  for (const code of scripts) expect(code.split("\n", 1)).toEqual(["//# allFunctionsCalledOnLoad"]);
});
