import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import type { PageLink } from "../../content/types/page-section.types.ts";
import type { Hit, HitGroup, SearchAnswer } from "../../content/types/search-results.types.ts";
import { Marked } from "./marked-text.tsx";

/** Search results by kind. `children` explain how the query was interpreted. */
export function SearchResults({ answer, ask, children }: { answer: SearchAnswer; ask: PageLink; children: ReactNode }) {
  const { groups, back, end } = answer;
  return (
    <section className="section search-results">
      <div className="page-width">
        {children}
        {groups.map((group) => (
          <ResultGroup key={group.id} group={group} />
        ))}
        <p className="mt-14 text-muted">
          {end}{" "}
          <a href={ask.to} className="text-link">
            {ask.label}
          </a>
        </p>
        {back && (
          <a href={back.to} className="onward mt-4 min-h-11">
            {back.label}
            <Icon name="turn-back" className="text-[1.25rem]" />
          </a>
        )}
      </div>
    </section>
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
          <a href={more.to} className="onward mt-4 min-h-11">
            {more.label}
            <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
          </a>
        )}
      </div>
    </section>
  );
}

function Result({ hit: { path, name, where, why, excerpt } }: { hit: Hit }) {
  return (
    <li>
      <h3>
        <a href={path}>
          <Marked text={name} />
        </a>
      </h3>
      <p className="hit-where">{where}</p>
      <p>
        <Marked text={excerpt} />
      </p>
      <p className="hit-why">{why}</p>
    </li>
  );
}
