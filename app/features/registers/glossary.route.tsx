import type { Route } from "./+types/glossary.route";
import { glossaryLetters } from "./glossary-letters.server.ts";
import { glossaryPage } from "../../content/pages/glossary.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { ListFilter } from "../../ui/list-filter.tsx";
import { useOpenTarget } from "../../ui/use-open-target.ts";
import { ShortHead } from "../../ui/short-head.tsx";
import { packedPage, type UnpackedProps } from "../../ui/packed-page.tsx";
import { pack, unpack } from "../../lib/text/packed.ts";
import { filteredBy } from "../search/search.server.ts";
import { LetterBar } from "./letter-bar.tsx";
import { PageEnd } from "../../ui/page-end.tsx";
import { LetterTerms, TermList } from "./term-list.tsx";
import "./glossary.css";

export const handle = { query: ["q"] } satisfies PageHandle;

/**
 * Every acronym in use, by letter. Explains all of them, so it marks no first uses. Filters with the site's search.
 * Source: RULE-2.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const filtered = await filteredBy(new URL(request.url).searchParams, "terms");
  return pack({
    page: glossaryPage,
    isFiltered: filtered !== undefined,
    letters: glossaryLetters(filtered?.paths),
    firstUses: [],
  });
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, unpack(args.loaderData).page.meta) : [];

function GlossaryPage({ loaderData: { page, letters, isFiltered } }: UnpackedProps<typeof loader>) {
  useOpenTarget();
  const count = letters.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.name} lead={page.lead} />
      <div className={`page-width pt-6 ${count > 0 ? "pb-6" : ""}`}>
        <ListFilter labels={page.filter} path="/glossary" count={count} ask={page.ask} />
      </div>
      {!isFiltered && <LetterBar label={page.letters} letters={letters.map(({ letter }) => letter)} />}
      <div className="page-width pb-20">
        {count > 0 && (
          <>
            {isFiltered ? (
              <div className="border-t border-text">
                <TermList terms={letters.flatMap(({ terms }) => terms)} isOpen />
              </div>
            ) : (
              <div className="border-text max-md:border-t">
                {letters.map((group) => (
                  <LetterTerms key={group.letter} {...group} words={page} />
                ))}
              </div>
            )}
            <PageEnd onward={page.rules} next={page.ask} />
          </>
        )}
      </div>
    </>
  );
}

export default packedPage(GlossaryPage);
