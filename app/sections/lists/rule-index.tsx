import { Link } from "react-router";
import type { RuleGroup, RulesPage } from "../../content/shapes/rules-page.ts";

/** The issuers of the register, each leading to its rules, and the way to the glossary. */
export function RuleIndex({ page, groups }: { page: RulesPage; groups: readonly RuleGroup[] }) {
  const { before, label, to } = page.glossary;
  return (
    <section className="section print:hidden">
      <div className="page-width">
        <nav aria-label={page.issuers}>
          <ul className="grid gap-x-12 border-b border-t border-text py-5 md:grid-cols-2">
            {groups.map(({ id, heading, rows }) => (
              <li key={id}>
                <a href={`#${id}`} className="row-link flex min-h-11 items-center justify-between gap-4 leading-snug">
                  {heading}
                  <span aria-hidden="true" className="nums font-400 text-muted">
                    {rows.length}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-6 text-muted">
          {page.note} {before}
          <Link to={to} className="text-link">
            {label}
          </Link>
          .
        </p>
      </div>
    </section>
  );
}
