import { searchPage } from "../../app/content/pages/search.ts";
import type { Doc } from "./doc.ts";
import { bullets, link, plain } from "./marks.ts";
import { Written } from "./walk.ts";

/** The search, before anything is searched: what can be asked, each as the address of its results. */
export function searchDoc(): Doc {
  const { name, lead, path, examples } = searchPage;
  const rows = examples.rows.map(
    ({ query, why }) => `${link(query, `${path}?${new URLSearchParams({ q: query })}`)}: ${plain(why)}`,
  );
  return {
    title: name,
    lead,
    body: [{ heading: examples.heading, note: examples.note, rows: new Written(bullets(rows)) }],
  };
}
