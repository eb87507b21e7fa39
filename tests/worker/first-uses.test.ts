import type { Element, Nodes } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { expect, inject, test } from "vitest";
import { findTerm } from "../../app/content/glossary/find-term.ts";
import { acronymsIn } from "../../app/content/glossary/acronyms.ts";
import { allPages } from "../support/all-pages.ts";

/** A piece of running text as displayed, and the expansions of the acronyms that are marked in it. */
interface ShownText {
  text: string;
  marks: ReadonlyMap<string, string>;
}

/** Inline elements; all others separate pieces of text. */
const INLINE = new Set(["a", "abbr", "b", "br", "em", "small", "span", "strong", "time"]);
/** Elements with sentences. */
const RUNNING = new Set(["p", "dd", "td", "li", "div", "blockquote"]);
/** Names, headings, links, text to paste elsewhere, and visually hidden text, with all their content. */
const APART = new Set(
  "a button caption code dt figcaption form h1 h2 h3 h4 label legend nav samp script strong style summary svg template th".split(
    " ",
  ),
);
const APART_CLASS = /\b(?:visually-hidden|text-label|hero-topic|badges|ruled-table-tight|order-lines|order-rates)/;
/** Sheets have their own legends. */
const SHEETS = new Set<unknown>(["specimen", "sheets"]);

const isApart = ({ tagName, properties: { id, className } }: Element): boolean =>
  APART.has(tagName) || SHEETS.has(id) || APART_CLASS.test([className].flat().join(" "));

/** The running texts of a page's main element, in DOM order. */
function runningTextsOf(html: string): ShownText[] {
  const texts: ShownText[] = [];
  let current = { text: "", marks: new Map<string, string>() };
  function flush(block?: Element) {
    const text = current.text.trim();
    if (text && block && RUNNING.has(block.tagName)) texts.push({ ...current, text });
    current = { text: "", marks: new Map() };
  }
  function walk(node: Nodes, block?: Element, meaning?: string) {
    if (node.type === "text") {
      current.text += node.value;
      if (meaning) current.marks.set(node.value, meaning);
    }
    if (!("children" in node)) return;
    const inner = node.type === "element" && !INLINE.has(node.tagName) ? node : undefined;
    if (inner) flush(block);
    const title = node.type === "element" && node.tagName === "abbr" ? String(node.properties["title"]) : undefined;
    if (node.type !== "element" || !isApart(node))
      for (const child of node.children) walk(child as Nodes, inner ?? block, title);
    if (inner) flush(inner);
  }
  walk(
    unified()
      .use(rehypeParse, { fragment: true })
      .parse(/<main[\s>].*<\/main>/s.exec(html)![0]),
  );
  return texts;
}

const pages = await allPages(inject("siteOrigin"));
/** The registers explain everything themselves, and the list of specimens and the desk show crops of documents. */
const explained = [...pages].filter(([path]) => !["/glossary", "/rules", "/specimens", "/reference"].includes(path));

test("RULE-2 every page marks the first use of each acronym in its running text, or spells it out there", () => {
  const unmarked: string[] = [];
  let marked = 0;
  for (const [path, html] of explained) {
    const seen = new Set<string>();
    for (const { text, marks } of runningTextsOf(html)) {
      for (const { term } of acronymsIn(text)) {
        const full = findTerm(term)?.full;
        if (!full || seen.has(term)) continue;
        seen.add(term);
        if (marks.get(term) === full) marked += 1;
        else if (!text.toLowerCase().includes(full.toLowerCase())) unmarked.push(`${path}: ${term} in “${text}”`);
      }
    }
  }
  expect(unmarked).toEqual([]);
  expect(marked).toBeGreaterThan(explained.length * 5);
});

test("RULE-2 no acronym is marked twice on a page", () => {
  for (const [path, html] of explained) {
    const marks = [...html.matchAll(/<abbr title="[^"]+">([^<]+)<\/abbr>/g)].map(([, term]) => term);
    expect(marks, path).toEqual([...new Set(marks)]);
  }
});

test("REF-1 RULE-1 RULE-2 every page leads to the reference desk, and that to the register and the glossary", () => {
  for (const [path, html] of pages) expect(html.includes('href="/reference"'), path).toBe(true);
  for (const target of ["/rules", "/glossary"]) expect(pages.get("/reference")).toContain(`href="${target}"`);
});
