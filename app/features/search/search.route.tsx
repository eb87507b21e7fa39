import { useLocation } from "react-router";
import type { Route } from "./+types/search.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { searchPage } from "../../content/pages/search.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import type { PageHandle } from "../../lib/page-handle.ts";
import { answerTo } from "./search.server.ts";
import { ShortHead } from "../../ui/short-head.tsx";
import { SearchPageField } from "./search-page-field.tsx";
import { ListBeside, SearchResults } from "./search-results.tsx";
import "./search-results.css";

export const handle = { query: ["q", "in"] } satisfies PageHandle;

/** The best results that are shown at first. */
const SHOWN = 25;

/** Search results, or the empty search page. Source: FIND-1. */
export async function loader({ request }: Route.LoaderArgs) {
  const answer = await answerTo(new URL(request.url).searchParams, SHOWN);
  return withFirstUses({ page: searchPage, answer });
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { page, answer } = args.loaderData;
  return pageMeta(args, answer ? { ...page.meta, title: answer.heading } : page.meta);
};

function Search({ loaderData: { page, answer } }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <>
      <ShortHead
        crumbs={page.trail}
        title={answer?.heading ?? page.name}
        current={page.name}
        lead={answer ? undefined : page.lead}
      >
        <SearchPageField key={answer?.query} query={answer?.query} labels={page.suggestions} />
      </ShortHead>
      {answer ? (
        <SearchResults key={search} answer={answer} page={page} />
      ) : (
        <section className="section pt-7 pb-10">
          <ListBeside heading={page.examples.heading} note={page.examples.note} links={page.examples.rows} />
        </section>
      )}
    </>
  );
}

export default memoPage(Search);
