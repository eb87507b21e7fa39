import type { SeenLink } from "./match.ts";
import type { Route, Seen } from "./walk.ts";

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Reads text only: /llms.txt first, then the Markdown versions that it and they link to. */
export function markdownRoute(origin: string): Route {
  // A reader of the list of pages can return to it from any page.
  let list: readonly SeenLink[] = [];
  const open = async (address: string): Promise<Seen> => {
    const text = await (await fetch(origin + address)).text();
    let heading = "";
    const links = text.split("\n").flatMap((line) => {
      if (line.startsWith("#")) heading = line;
      return linksOf(line, heading);
    });
    return { address, text: text.replaceAll(LINK, "$1"), links: [...links, ...list], hasSearchField: false };
  };
  return {
    start: async () => {
      list = [];
      const seen = await open("/llms.txt");
      list = seen.links;
      return seen;
    },
    follow: ({ to }) => open(to.replace(/#.*/, "")),
  };
}

/** Links to text in a line, each with the rest of its line and the heading above it. */
const linksOf = (line: string, heading: string): SeenLink[] =>
  [...line.matchAll(LINK)]
    .filter(([, , to]) => /\.md(?:#|$)/.test(to!))
    .map(([, label, to]) => ({ label: label!, around: `${heading} ${line.replaceAll(LINK, "$1")}`, to: to! }));
