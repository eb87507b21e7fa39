import type { RuleGroup, RulesPage } from "../../content/types/rules-page.types.ts";
import { RegisterIndex } from "./register-index.tsx";

/** The issuers in the register of rules, each linked to its rules. */
export function RuleIndex({ page, groups }: { page: RulesPage; groups: readonly RuleGroup[] }) {
  const { glossary, note } = page;
  return (
    <RegisterIndex label={page.issuers} onward={{ ...glossary, before: `${note} ${glossary.before}` }}>
      <ul className="grid gap-x-12 md:grid-cols-2">
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
    </RegisterIndex>
  );
}
