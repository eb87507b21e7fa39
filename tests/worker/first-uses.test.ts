import { expect, inject, test } from "vitest";
import { findTerm } from "../../app/content/glossary/find-term.ts";
import { acronymsIn } from "../../app/content/glossary/acronyms.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";

/** A piece of running text as displayed, and the acronyms with their expansion. */
interface ShownText {
  text: string;
  /** Expansion by acronym. */
  marks: ReadonlyMap<string, string>;
}

const TAG = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^>"])*)>/g;
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr"]);
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
const APART_CLASS = /\bclass="[^"]*(?:visually-hidden|text-label|hero-topic|badges|ruled-table-tight)/;

interface Open {
  name: string;
  isApart: boolean;
}

/** Sheets have their own legends. */
const SHEETS = /<section id="(?:specimen|sheets)".*?<\/section>/s;

/** The running texts of a page's main element, in DOM order. Relies on React's well-formed HTML. */
function runningTextsOf(html: string): ShownText[] {
  const main = (/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? "").replace(SHEETS, "");
  const texts: ShownText[] = [];
  const open: Open[] = [];
  let text = "";
  let marks = new Map<string, string>();
  let from = 0;
  let meaning: string | undefined;

  function flush() {
    const block = open.findLast(({ name }) => !INLINE.has(name));
    if (text.trim() && block && RUNNING.has(block.name)) texts.push({ text: text.trim(), marks });
    text = "";
    marks = new Map();
  }
  for (const { 0: tag, 1: slash, 2: name, 3: attributes, index } of main.matchAll(TAG)) {
    const between = plain(main.slice(from, index));
    from = index + tag.length;
    if (!open.some(({ isApart }) => isApart)) {
      text += between;
      if (meaning) marks.set(between, meaning);
    }
    meaning = !slash && name === "abbr" ? plain(/title="([^"]*)"/.exec(attributes!)?.[1] ?? "") : undefined;
    if (!INLINE.has(name!)) flush();
    if (slash) open.pop();
    else if (!VOID.has(name!) && !attributes!.endsWith("/")) {
      open.push({ name: name!, isApart: APART.has(name!) || APART_CLASS.test(attributes!) });
    }
  }
  return texts;
}

const plain = (text: string): string =>
  text
    .replaceAll(/<!--.*?-->/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");

const origin = inject("siteOrigin");

const read = async (path: string) => (await fetch(origin + path)).text();

/** The registers explain everything themselves, and the list of specimens and the desk show crops of documents. */
const PAGES = ROUTES_OF_SPEC.filter((path) => !["/glossary", "/rules", "/specimens", "/reference"].includes(path));

test("RULE-2 every page marks the first use of each acronym in its running text, or spells it out there", async () => {
  const unmarked: string[] = [];
  let marked = 0;
  for (const path of PAGES) {
    const seen = new Set<string>();
    for (const { text, marks } of runningTextsOf(await read(path))) {
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
  expect(marked).toBeGreaterThan(PAGES.length * 5);
});

test("RULE-2 no acronym is marked twice on a page", async () => {
  for (const path of PAGES) {
    const marks = [...(await read(path)).matchAll(/<abbr title="[^"]+">([^<]+)<\/abbr>/g)].map(([, term]) => term);
    expect(marks, path).toEqual([...new Set(marks)]);
  }
});

test("RULE-1 every rule a page cites leads to its row in the register", async () => {
  const rows = new Set([...(await read("/rules")).matchAll(/<tr id="([^"]+)"/g)].map(([, id]) => id));
  const html = await read("/services/a123-support");
  const cited = [...html.matchAll(/href="\/rules#([^"]+)"/g)].map(([, id]) => id);
  expect(cited.length).toBeGreaterThan(3);
  expect(cited.filter((id) => !rows.has(id))).toEqual([]);
});

test("REF-1 RULE-1 RULE-2 every page leads to the reference desk, and that to the register and the glossary", async () => {
  for (const path of ROUTES_OF_SPEC) expect(await read(path), path).toContain('href="/reference"');
  for (const target of ["/rules", "/glossary"]) expect(await read("/reference")).toContain(`href="${target}"`);
});
