import { closest, findAll, type HtmlNode, htmlTree, textOf } from "./html-tree.ts";
import type { SeenLink } from "./match.ts";
import type { Route, Seen } from "./walk.ts";

/** What a link belongs to: from here comes what is read around it. */
const AROUND = new Set(["li", "tr", "article", "details", "dd", "p"]);

const squeezed = (node: HtmlNode) => textOf(node).replaceAll(/\s+/g, " ").trim();

/** Without JavaScript: what the server answers, read as it came, with its forms sent as a browser sends them. */
export function htmlRoute(origin: string): Route {
  const open = async (address: string): Promise<Seen> => {
    const response = await fetch(origin + address);
    const html = await response.text();
    const { pathname, search } = new URL(response.url);
    return seenOf(html, pathname + search);
  };
  return {
    start: () => open("/"),
    follow: ({ to }) => open(to.replace(/#.*/, "")),
    search: (words) => open(`/search?${new URLSearchParams({ q: words })}`),
  };
}

const isSearchForm = ({ name, attributes }: HtmlNode) => name === "form" && attributes["action"] === "/search";

function seenOf(html: string, address: string): Seen {
  // Menus and folds count, since a pointer or a press opens them without a script.
  const roots = findAll(htmlTree(html), ({ name }) => name === "body").flatMap(({ children }) => children);
  const main = roots.flatMap((node) => findAll(node, ({ name }) => name === "main"));
  const isResults = address.startsWith("/search?");
  return {
    address,
    text: roots.map(squeezed).join(" "),
    isRanked: isResults,
    links: (isResults ? main : roots)
      .flatMap((node) => findAll(node, ({ name }) => name === "a"))
      .flatMap((link) => linkOf(link, address)),
    hasSearchField: !isResults && main.some((node) => findAll(node, isSearchForm).length > 0),
  };
}

function linkOf(link: HtmlNode, address: string): SeenLink[] {
  const to = new URL(link.attributes["href"] ?? "", `http://site${address}`);
  if (to.host !== "site" || /\.\w+$/.test(to.pathname)) return [];
  const near = closest(link, ({ name }) => AROUND.has(name));
  // What a term's value is belongs to it.
  const around = near?.name === "dd" ? near.parent : near;
  return [
    {
      label: link.attributes["aria-label"] ?? squeezed(link),
      around: around ? squeezed(around) : "",
      to: to.pathname + to.search + to.hash,
    },
  ];
}
