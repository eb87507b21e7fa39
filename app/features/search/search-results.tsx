import type { KeyboardEvent } from "react";
import { Icon } from "../../ui/icon.tsx";
import { OnwardList } from "../../ui/onward-list.tsx";
import { SEARCH_FIELD } from "./search-page-field.tsx";
import type { PageLink } from "../../content/types/page-section.types.ts";
import type { Hit, HitGroup, MarkedText, SearchAnswer } from "../../content/types/search-results.types.ts";
import { Link } from "../../ui/link.tsx";

interface SearchResultsProps {
  answer: SearchAnswer;
  ask: PageLink;
  /** Accessible name of the links to the groups. */
  kinds: string;
}

/** Search results by kind, or what was searched and other pages to try. */
export function SearchResults({ answer, ask, kinds }: SearchResultsProps) {
  const { groups, back, end, statement, ways } = answer;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the links in it
    <section className="section search-results" onKeyDown={focusField}>
      <div className="page-width">
        {groups.length > 0 && <KindLinks label={kinds} groups={groups} />}
        <Notes answer={answer} />
        {groups.map((group) => (
          <ResultGroup key={group.id} group={group} />
        ))}
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
            <Icon name="turn-back" className="text-[1.25rem]" />
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

/** Links to the kinds of results, with the number of each. The best of any kind come first and need no link. */
function KindLinks({ label, groups }: { label: string; groups: readonly HitGroup[] }) {
  return (
    <nav className="search-kinds" aria-label={label}>
      <ul>
        {groups.map(
          ({ id, heading, count }) =>
            count !== undefined && (
              <li key={id}>
                <a href={`#${id}`}>
                  {heading} <span className="nums">{count}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** How the query was interpreted, and suggestions for similar queries. */
function Notes({ answer: { meant, notes } }: { answer: SearchAnswer }) {
  if (!meant && notes.length === 0) return null;
  return (
    <div className="search-notes">
      {meant && (
        <p className="search-meant">
          {meant.before}
          <Link to={meant.to}>{meant.query}</Link>
          {meant.after}
        </p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

function ResultGroup({ group: { id, heading, hits, more } }: { group: HitGroup }) {
  return (
    <section id={id} className="split result-group" aria-labelledby={`${id}-heading`}>
      <div className="split-side">
        <h2 id={`${id}-heading`} className="heading result-heading">
          {heading}
        </h2>
      </div>
      <div className="split-main">
        <ol className="hits">
          {hits.map((hit) => (
            <Result key={hit.path + hit.name.join("")} hit={hit} />
          ))}
        </ol>
        {more && (
          <Link to={more.to} className="onward mt-4 min-h-11">
            {more.label}
            <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
          </Link>
        )}
      </div>
    </section>
  );
}

function Result({ hit: { path, name, where, why, excerpt } }: { hit: Hit }) {
  return (
    <li>
      <h3>
        <Link to={path}>
          <Marked text={name} />
        </Link>
      </h3>
      <p className="hit-where">{where}</p>
      <p>
        <Marked text={excerpt} />
      </p>
      {why && <p className="hit-why">{why}</p>}
    </li>
  );
}

/** Longer matches may wrap, as they would not fit on a phone. */
const UNBROKEN_CHARS = 22;

/** A text with the matches of the query highlighted. */
function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change order
      <mark key={index} className={part.length > UNBROKEN_CHARS ? undefined : "whitespace-nowrap"}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
