import { rulesPage } from "../../content/pages/rules.ts";
import { withParam } from "../../lib/urls/with-param.ts";
import type { ChoiceLink } from "../../content/types/page-section.types.ts";
import type { MarkedText } from "../../content/types/search-results.types.ts";
import type { RuleChoice, RuleGroup } from "../../content/types/rules-page.types.ts";

/** The part of the register that a filter leaves, with a link for each status and for each kind of source. */
export function filterRules(
  groups: readonly RuleGroup[],
  found: ReadonlySet<string> | undefined,
  params: URLSearchParams,
): { groups: RuleGroup[]; statuses: ChoiceLink[]; sources: ChoiceLink[] } {
  const named = keepRows(groups, ({ id }) => found?.has(`${PATH}#${id}`) ?? true);
  const chosen = choices.find(({ id }) => id === params.get("status"));
  const rows = named.flatMap((group) => group.rows);
  const linkTo = (label: string, status: string, count: number): ChoiceLink => ({
    label,
    to: withParam(PATH, params, "status", status),
    count,
    isCurrent: status === (chosen?.id ?? ""),
  });
  const linksTo = (all: readonly RuleChoice[]) =>
    all.map((choice) => linkTo(choice.label, choice.id, rows.filter((row) => isIn(choice, row)).length));
  return {
    groups: chosen ? keepRows(named, (row) => isIn(chosen, row)) : named,
    statuses: [linkTo("All", "", rows.length), ...linksTo(rulesPage.statuses)],
    sources: linksTo(rulesPage.sources),
  };
}

/** The texts of the rows in which a filter found something, with the matches marked. */
export function matchesIn(groups: readonly RuleGroup[], mark: (text: string) => MarkedText): MarkedText[] {
  const texts = groups.flatMap(({ heading, rows }) => [
    heading,
    ...rows.flatMap(({ short, name, edition, changed, read, proposal }) => [
      short,
      name,
      edition,
      changed ?? "",
      read?.sentence ?? "",
      proposal?.sentence ?? "",
    ]),
  ]);
  return [...new Set(texts)].map(mark).filter(({ length }) => length > 1);
}

const PATH = "/rules";
const choices: readonly RuleChoice[] = [...rulesPage.statuses, ...rulesPage.sources];

const isIn = (choice: RuleChoice, { status, read }: RuleGroup["rows"][number]): boolean =>
  "statuses" in choice ? choice.statuses.includes(status) : choice.from === read?.from;

const keepRows = (groups: readonly RuleGroup[], isKept: (row: RuleGroup["rows"][number]) => boolean): RuleGroup[] =>
  groups.map((group) => ({ ...group, rows: group.rows.filter(isKept) })).filter(({ rows }) => rows.length > 0);
