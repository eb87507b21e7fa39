import { NoWrap } from "../../ui/no-wrap.tsx";
import type { RuleChange, RuleChanges, RuleGroup, RuleRow, RulesPage } from "../../content/types/rules-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Link } from "../../ui/link.tsx";

interface RecentChangesProps {
  changes: RuleChanges;
  groups: readonly RuleGroup[];
  labels: RulesPage;
}

/** The others are collapsed. */
const FIRST = 6;

/** What changed within a year, newest first, each with a link to its entry. Source: RULE-1. */
export function RecentChanges({
  changes: { day, items: changes },
  groups,
  labels: { changes: labels },
}: RecentChangesProps) {
  const rows = new Map(groups.flatMap((group) => group.rows).map((row) => [row.id, row]));
  const items = changes.map((change) => <Change key={change.id} change={change} row={rows.get(change.id)!} />);
  return (
    <section id="changed" className="register section on-cream py-10 lg:py-12">
      <div className="page-width">
        <h2 className="heading-3">{labels.heading}</h2>
        <p className="mb-4 text-muted">{fill(labels.note, { day })}</p>
        <div className="fold">
          <ol>{items.slice(0, FIRST)}</ol>
          <details className="fold-item border-t">
            <summary className="fold-head name min-h-13 py-2">
              {fill(labels.all, { count: items.length - FIRST })}
              <span className="fold-sign" aria-hidden="true" />
            </summary>
            <ol start={FIRST + 1} className="border-t">
              {items.slice(FIRST)}
            </ol>
          </details>
        </div>
      </div>
    </section>
  );
}

const Change = ({ change: { id, date, text }, row }: { change: RuleChange; row: RuleRow }) => (
  <li className="grid gap-x-6 py-2.5 not-first:border-t md:grid-cols-[7.5rem_minmax(0,2fr)_minmax(0,5fr)] md:items-baseline">
    <time dateTime={date} className="nums text-small font-600 text-thread-800">
      {text}
    </time>
    <Link to={`#${id}`} className="row-link">
      <NoWrap text={row.short} />
    </Link>
    <span className="text-small text-muted text-pretty">
      <NoWrap text={row.changed ?? ""} />
    </span>
  </li>
);
