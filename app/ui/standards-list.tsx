import { Fragment } from "react";
import { NoWrap } from "./no-wrap.tsx";
import { LOOK_UP } from "../content/interface/menus.ts";
import type { CitedStandard } from "../content/types/rule.types.ts";
import { RunningText } from "./running-text.tsx";
import { Link } from "./link.tsx";

/**
 * The rules a service follows, linked to their entries in the register, which give edition and status. The last row
 * links to the register and the glossary, for visitors who cannot hover over an acronym. Source: RULE-1, RULE-2.
 */
export function StandardsList({ standards }: { standards: readonly CitedStandard[] }) {
  return (
    <>
      <dl className="border-b border-t border-text">
        {standards.map((standard) => (
          <div
            key={standard.text}
            className="py-1.75 not-first:border-t not-first:border-hair md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] md:items-baseline md:gap-8"
          >
            <dt className="font-600 text-balance">
              <Citation {...standard} />
            </dt>
            <dd className="text-small leading-normal text-muted">
              <RunningText text={standard.text} />
            </dd>
          </div>
        ))}
      </dl>
      <LookUp className="mt-3 text-small text-muted" />
    </>
  );
}

/** Links to the register and the glossary. */
export const LookUp = ({ className }: { className?: string }) => (
  <p className={className}>
    {LOOK_UP.map(({ before, label, to }) => (
      <Fragment key={to}>
        {before}
        <Link to={to} rel="help" className="text-link">
          {label}
        </Link>
      </Fragment>
    ))}
    .
  </p>
);

/** The names of the rules that a standard cites, linked to the register. */
export function Citation({ rules, part }: CitedStandard) {
  return (
    <>
      {rules.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && (index === rules.length - 1 ? " and " : ", ")}
          <Link
            to={`/rules#${id}`}
            rel="help"
            className="underline decoration-1 decoration-hair underline-offset-[.18em] hover:color-link hover:decoration-current"
          >
            <NoWrap text={name} />
          </Link>
        </Fragment>
      ))}
      {part && (
        <>
          , <NoWrap text={part} />
        </>
      )}
    </>
  );
}
