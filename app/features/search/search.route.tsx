import type { Route } from "./+types/search.route";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { searchPage } from "../../content/pages/search.ts";
import { fill } from "../../lib/text/fill.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { steadyPage } from "../../ui/steady-page.tsx";
import type { PageHandle } from "../../lib/page-handle.ts";
import { answerTo } from "./search.server.ts";
import { SearchField } from "../../ui/search-field.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { SearchExamples } from "./search-examples.tsx";
import { SearchNotes } from "./search-notes.tsx";
import { SearchResults } from "./search-results.tsx";
import { KindLinks } from "./kind-links.tsx";

export const handle = { query: ["q", "in"] } satisfies PageHandle;

/** Longer queries are truncated in the page's title. */
const TITLE_CHARS = 40;

/** Search results, or the empty search page. Source: FIND-1. */
export async function loader({ request }: Route.LoaderArgs) {
  const answer = await answerTo(new URL(request.url).searchParams);
  return withFirstUses({ page: searchPage, answer });
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { page, answer } = args.loaderData;
  const letters = [...(answer?.query ?? "")];
  const query = letters.length > TITLE_CHARS ? `${letters.slice(0, TITLE_CHARS).join("")}…` : letters.join("");
  return pageMeta(args, query ? { ...page.meta, title: fill(page.title, { query }) } : page.meta);
};

function Search({ loaderData: { page, answer } }: Route.ComponentProps) {
  const hasFound = answer && answer.groups.length > 0;
  return (
    <>
      <section className={`on-ink search-band bg-ground ${hasFound ? "" : "search-band-alone"}`}>
        <div className="page-width">
          <Breadcrumbs crumbs={page.trail} current={page.name} />
          <h1 className="heading-1 search-heading">{answer?.heading ?? page.name}</h1>
          {!answer && <p className="lead mt-5 text-mist-bright">{page.lead}</p>}
          <SearchField key={answer?.query} id="search" query={answer?.query} hasFocus={!answer} />
          {hasFound && <KindLinks label={page.kinds.label} groups={answer.groups} />}
        </div>
      </section>
      {answer && hasFound ? (
        <SearchResults answer={answer} ask={page.ask}>
          <SearchNotes answer={answer} />
        </SearchResults>
      ) : answer ? (
        <NothingFound answer={answer}>
          <SearchNotes answer={answer} />
        </NothingFound>
      ) : (
        <SearchExamples examples={page.examples} path={page.path} />
      )}
    </>
  );
}

export default steadyPage(Search);
