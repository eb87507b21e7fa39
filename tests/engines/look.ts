/** What to look for: a CSS selector, or a role with a name, optionally within a part of the page. */
export type Target = string | { role: string; name?: string; in?: string };

/** The first visible match. */
export interface Seen {
  /** Number of visible matches. */
  count: number;
  name: string;
  text: string;
  value: string | null;
  checked: boolean | null;
  focused: boolean;
  /** Whether it is completely inside the window, below the header. */
  inWindow: boolean;
  attributes: Record<string, string>;
  box: { x: number; y: number; width: number; height: number };
  /** Where to click it; null if something covers it. */
  point: { x: number; y: number } | null;
}

/* oxlint-disable unicorn/consistent-function-scoping -- All of it goes into the page. */
/**
 * Runs in the page, in the same way in every engine. Computes names as ARIA does, as far as this site needs; they must
 * match completely, or start with the text before a trailing ….
 * @param bring whether to scroll it into view first
 */
export function look(target: Target, bring: boolean): Seen | null {
  const ROLES: Record<string, string> = {
    alertdialog: "[role=alertdialog]",
    article: "article",
    button: "button, summary, [role=button]",
    checkbox: "input[type=checkbox]",
    group: "[role=group], fieldset",
    heading: "h1, h2, h3, h4",
    link: "a[href]",
    main: "main",
    region: "section, [role=region]",
    searchbox: "input[type=search], input[role=combobox]",
    status: "[role=status]",
    tab: "[role=tab]",
    tabpanel: "[role=tabpanel]",
    textbox: "input:not([type=checkbox], [type=radio], [type=hidden]), textarea",
  };
  const clean = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  /** Its text that is visible or announced. */
  const wordsIn = (node: Node | null): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute("aria-hidden") === "true") return "";
    return node.checkVisibility({ visibilityProperty: true }) || getComputedStyle(node).display === "contents"
      ? [...node.childNodes].map(wordsIn).join("")
      : "";
  };
  const nameOf = (node: Element): string => {
    const label = node.getAttribute("aria-label");
    if (label) return clean(label);
    const ids = node.getAttribute("aria-labelledby");
    if (ids)
      return clean(
        ids
          .split(" ")
          .map((id) => wordsIn(document.getElementById(id)))
          .join(" "),
      );
    const { labels } = node as HTMLInputElement;
    if (labels?.length) return clean([...labels].map(wordsIn).join(" "));
    return clean(wordsIn(node));
  };
  const isSeen = (node: Element) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 0 && height > 0 && node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const fits = (node: Element): boolean => {
    if (typeof target === "string" || target.name === undefined) return true;
    const name = nameOf(node);
    return target.name.endsWith("…") ? name.startsWith(target.name.slice(0, -1)) : name === target.name;
  };
  const selector = typeof target === "string" ? target : (ROLES[target.role] ?? `[role=${target.role}]`);
  const place = typeof target === "string" || !target.in ? document : document.querySelector(target.in);
  const all = [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((node) => isSeen(node) && fits(node));
  const [node] = all;
  if (!node) return null;

  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const isInWindow = () => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const above = node.closest("header") ? 0 : header;
    return top >= above - 1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
  };
  if (bring && !isInWindow()) {
    delete document.documentElement.dataset["deferred"];
    node.scrollIntoView({ block: "center", behavior: "instant" });
  }
  const box = node.getBoundingClientRect();
  const [line = box] = node.getClientRects();
  const point = { x: Math.round(line.x + line.width / 2), y: Math.round(line.y + line.height / 2) };
  const onTop = document.elementFromPoint(point.x, point.y);
  // If something outside the page covers it, the element at that point is the document.
  const isPage = onTop === document.documentElement || onTop === document.body;
  const isFree =
    onTop !== null && !isPage && (node.contains(onTop) || onTop.contains(node) || nameOf(onTop) === nameOf(node));
  const input = node as HTMLInputElement;
  return {
    count: all.length,
    name: nameOf(node),
    text: clean(wordsIn(node)),
    value: input.value ?? null,
    checked: input.checked ?? null,
    focused: document.activeElement === node,
    inWindow: isInWindow(),
    attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
    point: isFree ? point : null,
  };
}
