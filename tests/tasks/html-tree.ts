/** An element or, where it has no name, a text. */
export interface HtmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  text: string;
  parent?: HtmlNode;
}

const PART =
  /<!--.*?-->|<(script|style|svg|template|noscript)\b.*?<\/\1>|<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|[^>"])*)>|[^<]+/gs;
const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

const decoded = (text: string) => text.replaceAll(/&([#\w]+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

const attributesOf = (source: string) =>
  Object.fromEntries(
    [...source.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name!, decoded(value ?? "")]),
  );

/** A page's elements. React writes them well formed. */
export function htmlTree(html: string): HtmlNode {
  const root: HtmlNode = { name: "#root", attributes: {}, children: [], text: "" };
  let at = root;
  for (const [part, , slash, name, attributes] of html.matchAll(PART)) {
    if (name === undefined) {
      if (!part.startsWith("<"))
        at.children.push({ name: "", attributes: {}, children: [], text: decoded(part), parent: at });
    } else if (slash) {
      if (at.name === name) at = at.parent!;
    } else {
      const node: HtmlNode = { name, attributes: attributesOf(attributes!), children: [], text: "", parent: at };
      at.children.push(node);
      if (!VOID.has(name) && !attributes!.endsWith("/")) at = node;
    }
  }
  return root;
}

/** All elements under a node for which something holds, in the order of the page. */
export const findAll = (node: HtmlNode, holds: (node: HtmlNode) => boolean): HtmlNode[] => [
  ...(holds(node) ? [node] : []),
  ...node.children.flatMap((child) => findAll(child, holds)),
];

/** Elements that a sentence goes on through. */
const WITHIN = new Set([
  "a",
  "abbr",
  "b",
  "br",
  "cite",
  "em",
  "i",
  "mark",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "wbr",
]);

/** The text of a node, with a space where an element that is no part of a sentence begins or ends. */
export const textOf = (node: HtmlNode): string => {
  if (!node.name) return node.text;
  const inner = node.children.map(textOf).join("");
  return WITHIN.has(node.name) ? inner : ` ${inner} `;
};

/** The nearest node around one for which something holds. */
export const closest = (node: HtmlNode | undefined, holds: (node: HtmlNode) => boolean): HtmlNode | undefined =>
  node && (holds(node) ? node : closest(node.parent, holds));
