const TAG = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^>"])*)>/g;
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr", "use", "path"]);
/** Elements inside a sentence. */
const WITHIN = new Set(["abbr", "br", "em", "wbr"]);

/** What the Markdown version of a page omits, and why. */
const LEFT_OUT: readonly { why: string; isIt: (name: string, attributes: string) => boolean }[] = [
  { why: "Controls do nothing in a text.", isIt: (name) => ["button", "textarea", "select"].includes(name) },
  {
    why: "It only changes how a text is shown.",
    isIt: (name, attributes) => name === "details" && /"in-place[ "]/.test(attributes),
  },
  { why: "The pages above are named under the title.", isIt: (name) => name === "nav" },
  { why: "They show no words.", isIt: (name) => ["svg", "script", "style", "template", "noscript"].includes(name) },
  {
    why: "It is decoration.",
    isIt: (_, attributes) => attributes.includes('aria-hidden="true"'),
  },
];

const isLeftOut = (name: string, attributes: string) => LEFT_OUT.some(({ isIt }) => isIt(name, attributes));

/** The texts in a page's main element, split at element boundaries. Relies on React's well-formed HTML. */
export function shownTexts(html: string): string[] {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? "";
  const texts: string[] = [];
  const open: boolean[] = [];
  let text = "";
  let from = 0;
  for (const { 0: tag, 1: slash, 2: name, 3: attributes, index } of main.matchAll(TAG)) {
    const between = main.slice(from, index).replaceAll(/<!--.*?-->/gs, "");
    from = index + tag.length;
    if (!open.includes(true)) text += between;
    if (!WITHIN.has(name!)) {
      if (text.trim()) texts.push(decoded(text.trim()));
      text = "";
    }
    if (slash) open.pop();
    else if (!VOID.has(name!) && !attributes!.endsWith("/")) {
      // The button of an accordion's item is its heading.
      const isInHeading = /<h\d[^>]*>$/.test(main.slice(0, index));
      open.push(!isInHeading && isLeftOut(name!, attributes!));
    }
  }
  return texts;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

const decoded = (text: string) => text.replaceAll(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Reduces a text to letters, digits and currency signs, which pages and Markdown share. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}$%−–]/gu, "");
