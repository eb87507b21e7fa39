import type { SeenLink } from "./match.ts";

/** A page, heard from top to end. `place` counts the visible `a[href]`. */
export interface Heard {
  text: string;
  links: (SeenLink & { place: number })[];
}

/** Runs in the page: what a screen reader says of all that is not folded away. */
export async function hearPage(): Promise<Heard> {
  interface Reader {
    start: (options: { container: Node }) => Promise<void>;
    stop: () => Promise<void>;
    next: () => Promise<void>;
    lastSpokenPhrase: () => Promise<string>;
    activeNode: Node | null;
  }
  const reader = (window as unknown as { virtualScreenReader: Reader }).virtualScreenReader;
  const spoken: string[] = [];
  const plain: string[] = [];
  const links: (SeenLink & { place: number })[] = [];
  const all = [...document.querySelectorAll("a[href]")].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  /** Items, rows and the like that are being read, each with what was said in it. */
  const open: { role: string; phrases: string[]; links: SeenLink[] }[] = [];
  let term = "";
  const close = (role: string) => {
    const at = open.findLastIndex((one) => one.role === role);
    if (at < 0) return;
    for (const { phrases, links } of open.splice(at)) for (const link of links) link.around = phrases.join(" ");
  };
  await reader.start({ container: document.body });
  for (let last = ""; last !== "end of document";) {
    await reader.next();
    last = await reader.lastSpokenPhrase();
    const node = reader.activeNode;
    const element = node instanceof Element ? node : node?.parentElement;
    const fold = element?.closest("details:not([open]), [hidden]");
    if (fold && element !== fold && !element!.closest("summary")) continue;
    spoken.push(last);
    for (const { phrases } of open) phrases.push(last);
    if (!(node instanceof Element)) plain.push(last);
    const [, isEnd, role] = /^(end of )?(\w+)/.exec(last) ?? [];
    if (!(node instanceof Element) || !role) continue;
    if (role === "term" && !isEnd) term = node.textContent;
    if (["listitem", "row", "article", "definition", "paragraph"].includes(role)) {
      if (isEnd) close(role);
      else open.push({ role, phrases: role === "definition" ? [term] : [], links: [] });
    }
    if (role !== "link" || isEnd || !(node instanceof HTMLAnchorElement)) continue;
    const isPage = node.origin === location.origin && !/\.\w+$/.test(node.pathname);
    const isSought = location.pathname !== "/search" || node.closest("main");
    if (!isPage || !isSought) continue;
    const label = last.replace(/^link, /, "").replace(/, current (?:page|item)$/, "");
    const link = { label, around: "", to: node.pathname + node.search + node.hash, place: all.indexOf(node) };
    links.push(link);
    open.at(-1)?.links.push(link);
  }
  await reader.stop();
  return { text: `${spoken.join(" ")} ${plain.join("")}`, links };
}
