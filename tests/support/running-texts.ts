/** A piece of running text as a page shows it, and the acronyms in it that carry their meaning. */
export interface ShownText {
  text: string;
  /** What each stands for, by acronym. */
  marks: ReadonlyMap<string, string>;
}

const TAG = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^>"])*)>/g;
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr"]);
/** Elements within a line; all others begin and end a piece of text. */
const INLINE = new Set(["a", "abbr", "b", "br", "em", "small", "span", "strong", "time"]);
/** What is read on as sentences. */
const RUNNING = new Set(["p", "dd", "td", "li", "div", "blockquote"]);
/** Names, headings, links, text to paste elsewhere, and what only some can perceive, with all that is in them. */
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

/** A document that is shown as it is, with a legend of its own. */
const SPECIMEN = /<section id="specimen".*?<\/section>/s;

/** The running texts of a page's main part, in the order of its markup. React writes it well formed. */
export function runningTextsOf(html: string): ShownText[] {
  const main = (/<main[\s>].*<\/main>/s.exec(html)?.[0] ?? "").replace(SPECIMEN, "");
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
