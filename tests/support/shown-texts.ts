const TAG = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^>"])*)>/g;
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr", "use", "path"]);
/** Elements that a sentence goes on through. */
const WITHIN = new Set(["abbr", "br", "em", "wbr"]);

/** What the Markdown version of a page leaves out, and why. */
const LEFT_OUT: readonly { why: string; isIt: (name: string, attributes: string) => boolean }[] = [
  { why: "Controls do nothing in a text.", isIt: (name) => ["button", "textarea"].includes(name) },
  { why: "The pages above are named under the title.", isIt: (name) => name === "nav" },
  { why: "They show no words.", isIt: (name) => ["svg", "script", "style", "template", "noscript"].includes(name) },
  {
    why: "It is decoration.",
    isIt: (_, attributes) => attributes.includes('aria-hidden="true"'),
  },
];

const isLeftOut = (name: string, attributes: string) => LEFT_OUT.some(({ isIt }) => isIt(name, attributes));

/** The texts that a page shows in its main part, each from one boundary of an element to the next. React writes it well formed. */
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
    else if (!VOID.has(name!) && !attributes!.endsWith("/")) open.push(isLeftOut(name!, attributes!));
  }
  return texts;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

const decoded = (text: string) => text.replaceAll(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** A text by its letters, digits and signs of amounts alone, as pages and Markdown have them in common. */
export const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}$%−–]/gu, "");
