import type { KeyboardEvent } from "react";
import { ChoiceLinks } from "../../ui/choice-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import { OnwardList } from "../../ui/onward-list.tsx";
import { SEARCH_FIELD } from "./search-page-field.tsx";
import type { PageLink } from "../../content/types/page-section.types.ts";
import type { HitGroup, SearchAnswer } from "../../content/types/search-results.types.ts";
import { Link } from "../../ui/link.tsx";
import { Marked } from "../../ui/marked.tsx";

/** The columns of the field above. */
const GRID = "grid grid-cols-1 gap-x-12 lg:grid-cols-[2fr_3fr] lg:items-baseline";

/** Search results by kind, or what was searched and other pages to try. */
export function SearchResults({ answer, ask, all }: { answer: SearchAnswer; ask: PageLink; all: string }) {
  const { groups, kinds, meant, notes, back, end, statement, ways } = answer;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the links in it
    <section className="search-results section pt-4 pb-10" onKeyDown={focusField}>
      <div className="page-width">
        {meant && (
          <p className="mb-3 font-serif text-[1.375rem]">
            <Link to={meant.to} className="text-link">
              {meant.label}
            </Link>
          </p>
        )}
        {notes.length > 0 && <p className="mb-6 text-muted">{notes.join(" ")}</p>}
        <div className="grid grid-cols-1 gap-y-10">
          {groups.map((group) => (
            <ResultGroup key={group.id} group={group} />
          ))}
        </div>
        {kinds.length > 0 && (
          <div className={`${GRID} mt-8`}>
            <h2 className="heading text-[1.375rem]">{all}</h2>
            <ChoiceLinks label={all} links={kinds} />
          </div>
        )}
        {ways ? (
          <>
            <p className="heading max-w-[26em] text-statement">{statement}</p>
            <div className="mt-10 max-w-[816px]">
              <OnwardList links={ways} />
            </div>
          </>
        ) : (
          <p className="mt-14 text-muted">
            {end}{" "}
            <Link to={ask.to} className="text-link">
              {ask.label}
            </Link>
          </p>
        )}
        {back && (
          <Link to={back.to} className="onward mt-4 min-h-11">
            {back.label}
            <Icon name="turn-back" className="onward-arrow text-[1.25rem]" />
          </Link>
        )}
      </div>
    </section>
  );
}

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
  <section id={id} className={`${GRID} gap-y-1`} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`} className="heading text-[1.375rem]">
      {heading}
    </h2>
    <ol className="hits border-t border-text wrap-anywhere">
      {hits.map(({ path, name, where, excerpt }) => (
        <li key={path + name.join("")} className="group relative break-inside-avoid border-b border-hair py-3">
          <h3 className="font-serif text-[1.375rem] leading-[1.25] group-hover:text-[var(--link)]">
            <Link to={path} className="stretched">
              <Marked text={name} />
            </Link>
          </h3>
          <p className="mt-0.5 mb-1 text-[0.9375rem] text-muted">{where}</p>
          <p className="max-w-[66ch] text-muted">
            <Marked text={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  </section>
);
