import { firm } from "../../../app/content/firm.ts";
import { sitePages } from "../../../app/registry/site-pages.server.ts";
import { fileProblems } from "./page-files.ts";
import { headerProblems } from "./headers.ts";
import { keptPageProblems } from "./kept-pages.ts";
import { markupProblems } from "./markup.ts";
import { allProblems, type Answer, type Problem, type Site } from "./site.ts";

/** An address that no page has. */
const NOWHERE = "/nowhere";

/** A search that finds something as long as there are services. */
const SEARCH = "/search?q=grants";

/** Every page of the registry, one that is none and a search: that they are there, whole, defended, and all that they name. */
export async function pageProblems(site: Site): Promise<Problem[]> {
  const pages = [
    ...sitePages.map(({ path, meta }) => ({ path, status: 200, title: `${meta.title} | ${firm.name}` })),
    { path: NOWHERE, status: 404, title: undefined },
    { path: SEARCH, status: 200, title: undefined },
  ];
  const files = new Map<string, string>();
  const whole: Answer[] = [];
  const found = await allProblems(
    pages.map(async ({ path, status, title }) => {
      const answer = await site.ask(path);
      if (answer.status !== status) return [`${path} answers ${answer.status}; it must answer ${status}.`];
      if (site.key && !answer.isOfVersion) return [`${path} was answered by another version than the one under test.`];
      // Those of the registry are kept for the next visitor.
      if (title !== undefined) whole.push(answer);
      for (const file of answer.text.matchAll(FILE)) if (!files.has(file[1]!)) files.set(file[1]!, path);
      return [...headerProblems(site, answer), ...markupProblems(site, answer, { title })];
    }),
  );
  return [
    ...found,
    ...(await keptPageProblems(site, whole)),
    ...(await fileProblems(site, files)),
    ...(await dataProblems(site)),
  ];
}

/** The addresses of files, wherever a page writes them: in attributes, lists of sources, scripts and styles. */
const FILE =
  /(?<=["'(\s,;])(\/(?:assets|fonts|pictures|marks|icons|og)\/[\w./-]+\.\w{2,5}|\/favicon\.\w{3})(?=["')\s,;#&])/g;

/** What a click asks for: the data of the next page, without its frame. */
async function dataProblems(site: Site): Promise<Problem[]> {
  const kinds = sitePages.filter(({ kind }, index) => sitePages.findIndex((page) => page.kind === kind) === index);
  return allProblems(
    kinds.map(async ({ path }) => {
      const answer = await site.ask(path === "/" ? "/_.data" : `${path}.data`);
      const isData = answer.status === 200 && answer.headers.get("content-type")?.startsWith("text/x-script");
      if (!isData) return [`${answer.path} answers ${answer.status} and no data: a click to ${path} would fail.`];
      return headerProblems(site, answer);
    }),
  );
}
