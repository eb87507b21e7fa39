import type { Route, Seen, SeenLink } from "./walk.ts";

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Text alone: /llms.txt first, then the Markdown twins that it and they lead to. */
export function markdownRoute(origin: string): Route {
  // Whoever reads a list of pages keeps it at hand.
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
