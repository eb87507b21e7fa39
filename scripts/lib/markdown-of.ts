import type { Element, ElementContent, Nodes, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

/** Elements without readable text: controls, drawings, scripts, and navigation. */
const LEFT_OUT = new Set("button input textarea select source svg nav script style template noscript".split(" "));

type Simplify = (element: Element) => ElementContent[];

/**
 * Converts the `<main>` of a rendered page to Markdown.
 * @param html the page
 * @param linkTo returns the URL to write for a link's `href`
 * @throws if the page has no `<main>`
 */
export function markdownOf(html: string, linkTo: (href: string) => string): string {
  const simplify = simplifier(linkTo);
  const [main] = /<main[ >].*<\/main>/s.exec(html) ?? [];
  if (!main) throw new Error("The page has no <main>.");
  return unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: Root): Root => ({ type: "root", children: simplify(tree.children[0] as Element) }))
    .use(rehypeRemark)
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: "-", resourceLink: true })
    .processSync(main)
    .toString();
}

/** Returns a function that reduces an element's content to elements that Markdown supports. */
function simplifier(linkTo: (href: string) => string): Simplify {
  const simplify: Simplify = (element) => {
    const { tagName, properties } = element;
    // A button that toggles a section has the section's heading as its label.
    const kept = element.children.filter(
      (child) => child.type === "text" || (child.type === "element" && (!isLeftOut(child) || isHeading(element))),
    );
    // The Markdown of a link cannot open a new tab, so the hint is left out.
    if (properties["target"] === "_blank" && isHidden(kept.at(-1))) kept.pop();
    const children = apart(kept.flatMap((child) => (child.type === "element" ? simplify(child) : [child])));
    if (tagName === "img") return properties["alt"] ? [text(String(properties["alt"]))] : [];
    if (tagName === "a") return [make("a", children, { href: linkTo(String(properties["href"])) })];
    // As a paragraph, a summary could not contain both a heading and a count.
    if (tagName === "summary") return [make("div", children)];
    if (tagName === "dl") return [make("ul", definitions(children))];
    if (tagName === "table") return [...captionOf(element).flatMap(simplify), { ...element, children }];
    if (tagName === "td" || tagName === "th") return [{ ...element, children: inOneLine(children) }];
    // Emphasis in Markdown cannot start with a space.
    const [first, ...rest] = children;
    if (hasTag("strong", "b", "em", "i")(element) && first?.type === "text" && first.value.startsWith(" "))
      return [text(" "), make(tagName, [text(first.value.trimStart()), ...rest])];
    if (tagName === "li" && !textOf(make("li", children)).trim()) return [];
    // A heading inside a list item would be missing from the outline, so such a list becomes sections.
    if (/^[ou]l$/.test(tagName) && children.some(holdsHeading))
      return children.filter(isElement).map((item) => make("div", item.children));
    return [{ ...element, children: labelsAsList(children) }];
  };
  return simplify;
}

const isElement = (node: Nodes): node is Element => node.type === "element";
const isHidden = (node: Nodes | undefined) =>
  node?.type === "element" && [node.properties["className"]].flat().includes("visually-hidden");
const isHeading = ({ tagName }: Element) => /^h\d$/.test(tagName);
const holdsHeading = (node: Nodes): boolean => isElement(node) && (isHeading(node) || node.children.some(holdsHeading));
const isLeftOut = (element: Element) =>
  LEFT_OUT.has(element.tagName) || element.properties["ariaHidden"] === "true" || isSwitch(element);
/** A `details` without content only changes how something else is shown. */
const isSwitch = ({ tagName, children }: Element) => tagName === "details" && children.filter(isElement).length === 1;
const hasTag =
  (...names: string[]) =>
  (node: Nodes): node is Element =>
    isElement(node) && names.includes(node.tagName);

const textOf = (node: Nodes): string =>
  node.type === "text" ? node.value : "children" in node ? node.children.map(textOf).join("") : "";

/** Inserts spaces between words that only CSS separates. */
const apart = (children: ElementContent[]): ElementContent[] =>
  children.flatMap((child, index) => {
    const before = children[index - 1];
    const isApart = before && isElement(child) && (isElement(before) || /[\p{L}\p{N}]$/u.test(textOf(before)));
    return isApart && /^[\p{L}\p{N}“(]/u.test(textOf(child)) ? [text(" "), child] : [child];
  });

/** The terms and descriptions of a `<dl>`, which may be grouped in `<div>`s, as list items. */
function definitions(children: readonly ElementContent[]): Element[] {
  const items: Element[] = [];
  const parts = children.flatMap((child) => (hasTag("div")(child) ? child.children : [child]));
  for (const part of parts.filter(isElement)) {
    const item = items.at(-1);
    if (part.tagName === "dt") {
      items.push(make("li", textOf(part) ? [make("strong", part.children), text(": ")] : []));
    } else if (part.tagName === "dd" && item) {
      const isFirst = item.children.at(-1)?.type !== "element";
      item.children.push(...(isFirst ? [] : [text("; ")]), make("span", inOneLine(part.children)));
    }
  }
  return items;
}

/** Markdown has no captions: the caption becomes a paragraph before the table. */
const captionOf = (table: Element): Element[] =>
  table.children.filter(hasTag("caption")).map((caption) => make("p", caption.children));

/** A table cell is a single line, so list items are separated by semicolons. */
const inOneLine = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child) => {
    if (!hasTag("ul", "ol", "li", "p", "div", "details", "summary")(child)) return [child];
    const isLast = child === children.findLast(isElement);
    return [...inOneLine(child.children), text(child.tagName === "li" && !isLast ? "; " : " ")];
  });

/** The labels of a group of a form as a list. The only label of a field is a paragraph, which its hint follows. */
function labelsAsList(children: ElementContent[]): ElementContent[] {
  const isLabel = hasTag("label");
  const labels = children.filter(isLabel);
  if (labels.length <= 1) return children.map((child) => (isLabel(child) ? make("p", child.children) : child));
  const items = labels.map((label) => make("li", label.children));
  return [...children.filter((child) => !isLabel(child)), make("ul", items)];
}

const make = (tagName: string, children: ElementContent[], properties: Element["properties"] = {}): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});
const text = (value: string): ElementContent => ({ type: "text", value });
