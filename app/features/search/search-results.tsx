import type { ComponentProps, KeyboardEvent } from "react";
import { ChoiceLinks } from "../../ui/choice-links.tsx";
import { OnwardList } from "../../ui/onward-list.tsx";
import { SEARCH_FIELD } from "./search-page-field.tsx";
import type { ChoiceLink } from "../../content/types/page-section.types.ts";
import type { HitGroup, SearchAnswer } from "../../content/types/search-results.types.ts";
import type { SearchPage } from "../../content/types/search.types.ts";
import { Link } from "../../ui/link.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import { Marked } from "../../ui/marked.tsx";

/** The columns of the page's header: its field is above the results. */
const GRID = "grid grid-cols-1 gap-x-12 lg:grid-cols-[2fr_3fr]";

/**
 * Search results, the best or those of one kind, with the number of each kind; or what was searched and other pages to
 * try. The kinds are a list beside the results, and in narrow windows a row above them.
 */
export function SearchResults({ answer, page }: { answer: SearchAnswer; page: SearchPage }) {
  const { groups, kinds, all, meant, notes } = answer;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the links in it
    <section className="search-results section pt-3 pb-10 md:pt-5" onKeyDown={focusField}>
      <div className={`page-width gap-y-4 ${GRID}`}>
        {kinds.length > 0 && <Kinds heading={page.kinds.heading} kinds={kinds} />}
        <div className="lg:col-start-2 lg:row-start-1">
          {meant && (
            <p className="mb-3 font-serif text-[1.375rem]">
              <Link to={meant.to} className="text-link font-400">
                {meant.label}
              </Link>
            </p>
          )}
          {notes.length > 0 && <p className="mb-4 text-muted">{notes.join(" ")}</p>}
          <div className="grid grid-cols-1 gap-y-10">
            {groups.map((group) => (
              <ResultGroup key={group.id} group={group} />
            ))}
          </div>
          {all && (
            <Link to={all.to} className="text-link mt-4 inline-flex min-h-11 items-center">
              {all.label}
            </Link>
          )}
        </div>
        {groups.length > 0 && (
          <p className="text-muted lg:col-start-2">
            {page.end}{" "}
            <Link to={page.ask.to} className="text-link">
              {page.ask.label}
            </Link>
          </p>
        )}
      </div>
      {groups.length === 0 && <ListBeside heading={page.nothing.statement} links={page.nothing.ways} />}
    </section>
  );
}

type ListBesideProps = ComponentProps<typeof OnwardList> & { heading: string; note?: string };

/** Links below the field, and what they are beside them. */
export const ListBeside = ({ heading, note, links }: ListBesideProps) => (
  <div className={`page-width items-baseline gap-y-4 ${GRID}`}>
    <div>
      <h2 className="heading text-[1.375rem] leading-[1.35]">{heading}</h2>
      {note && <p className="mt-1 text-small text-muted">{note}</p>}
    </div>
    <OnwardList links={links} />
  </div>
);

const Kinds = ({ heading, kinds }: { heading: string; kinds: readonly ChoiceLink[] }) => (
  <div className="kinds print:hidden lg:sticky lg:top-28 lg:col-start-1 lg:row-start-1 lg:self-start">
    <h2 className="name max-lg:hidden">{heading}</h2>
    <ChoiceLinks label={heading} links={kinds} />
  </div>
);

/**
 * The slash key moves from the results to the field. It does nothing elsewhere: a single key that always worked would need
 * a way to turn it off (WCAG 2.1.4). Source: FIND-5.
 */
function focusField(event: KeyboardEvent) {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.getElementById(SEARCH_FIELD)?.focus();
}

const ResultGroup = ({ group: { id, heading, hits } }: { group: HitGroup }) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className="name mb-2">
      {heading}
    </h2>
    <ol className="hits border-t border-text wrap-anywhere">
      {hits.map(({ path, name, where, excerpt }) => (
        <li key={path + name.join("")} className="relative break-inside-avoid border-b border-hair py-3">
          <h3 className="font-serif text-[1.375rem] leading-[1.25] text-[var(--link)]">
            <Link to={path} className="stretched underline-offset-[.3em] hover:underline">
              <Marked text={name} />
            </Link>
          </h3>
          <p className="mt-0.5 mb-1 text-[0.9375rem] text-muted">
            <NoWrap text={where} />
          </p>
          <p className="max-w-[66ch] text-muted">
            <Marked text={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  </section>
);
