import { ERROR_PAGE } from "../../../app/content/interface/error.ts";
import { nonceOf } from "./headers.ts";
import { sheetProblems } from "./sheets.ts";
import type { Answer, Problem, Site } from "./site.ts";

/** What is wrong with the markup of a page. @param title as the browser shows it, where it is known */
export function markupProblems(site: Site, answer: Answer, { title }: { title?: string }): Problem[] {
  const { path, text } = answer;
  const says = (isWrong: boolean, what: string) => (isWrong ? [`${path} ${what}`] : []);
  const titles = [...text.matchAll(/<title>([^<]*)<\/title>/g)].map(([, written]) => unescaped(written!));
  const headings = [...text.matchAll(/<h1[\s>].*?<\/h1>/gs)].map(([markup]) => markup.replace(/<[^>]*>/g, "").trim());
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  return [
    ...says(!/<\/html>\s*$/.test(text), "breaks off before its end: rendering failed halfway. Look for render-failed."),
    // React's mark for a part that the server could not render and left to the browser.
    ...says(text.includes("<!--$!-->"), "lacks a part that could not be rendered. Look for render-failed in the log."),
    ...says(titles.length !== 1 || !titles[0], `has ${titles.length} titles; it must have one.`),
    ...says(
      title !== undefined && titles[0] !== title,
      `has the title "${titles[0]}"; by its content it is "${title}". Is this the build that lies here?`,
    ),
    ...says(
      headings.length !== 1 || !headings[0],
      `has ${headings.length} headings of the first level, or an empty one.`,
    ),
    ...says(headings[0] === ERROR_PAGE.title, "is the error page. Look for render-failed in the log."),
    ...["header", "main", "footer"].flatMap((part) => says(!text.includes(`<${part}`), `has no ${part}.`)),
    ...says(
      answer.status === 200 && canonical !== undefined && !canonical.startsWith(`${site.siteUrl}/`),
      `names ${canonical} as its address; by SITE_URL it is under ${site.siteUrl}.`,
    ),
    ...scriptProblems(answer),
    ...sheetProblems(site, answer),
  ];
}

/** Without its nonce a script does not run (SEC-2); without the module script nothing of the page comes alive. */
function scriptProblems(answer: Answer): Problem[] {
  const { path, text } = answer;
  const nonce = `nonce="${nonceOf(answer)}"`;
  const scripts = [...text.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .map(([, attributes, code]) => ({ attributes: attributes!, code: code! }))
    .filter(({ attributes }) => !attributes.includes("ld+json"));
  const barred = scripts.filter(({ attributes }) => !attributes.includes(nonce)).length;
  return [
    ...(barred > 0 ? [`${path}: ${barred} scripts lack the nonce of the page's policy, so browsers refuse them.`] : []),
    ...(scripts.some(({ code }) => /^\s*import "\/assets\//.test(code)) ? [] : [`${path} starts no client scripts.`]),
  ];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const unescaped = (text: string) => text.replace(/&([^;]+);/g, (all, name: string) => ENTITIES[name] ?? all);
