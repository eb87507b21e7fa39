import { use } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { OutwardLink } from "../../ui/outward-link.tsx";
import { Matched, MatchesContext } from "../../ui/matched.tsx";
import type { RuleStatus } from "../../content/types/rule.types.ts";
import type { RuleGroup, RuleReadingText, RuleRow, RulesPage } from "../../content/types/rules-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { RowFold } from "./row-fold.tsx";
import { RuleReading } from "./rule-reading.tsx";

/** Status is conveyed by icon and word. */
const ICON_OF = {
  "in force": "check",
  "in force, change proposed": "info",
  current: "check",
  "current, change proposed": "info",
  "not confirmed": "warning",
  superseded: "warning",
  expired: "warning",
  withdrawn: "warning",
} satisfies Record<RuleStatus, IconName>;

interface RuleTableProps {
  group: RuleGroup;
  /** The pages; rows refer to them by index. */
  pages: readonly { path: string; name: string }[];
  labels: RulesPage;
  isOpen: boolean;
}

/** The rules of one issuer, collapsed, each with an anchor. Stacked in narrow windows. Source: RULE-1. */
export function RuleTable({ group: { id, heading, rows }, pages, labels, isOpen }: RuleTableProps) {
  const { columns } = labels;
  return (
    <details id={id} className="fold-item" open={isOpen}>
      <summary className="fold-head font-600 min-h-13 py-1.75 leading-[1.4] grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 gap-y-1">
        <h3>
          <Matched text={heading} />
        </h3>{" "}
        <span className="col-start-1 row-start-2 text-small font-400 text-muted">
          {someNames(rows).map((name, index) => (
            <span key={name}>
              {index > 0 && ", "}
              <span className={name.length > WHOLE_CHARS ? undefined : "whitespace-nowrap"}>{name}</span>
            </span>
          ))}
        </span>{" "}
        <span className="row-span-2 nums font-400 whitespace-nowrap text-muted">
          {rows.length === 1 ? labels.filter.one : fill(labels.filter.many, { count: rows.length })}
        </span>
        <span className="fold-sign row-span-2" aria-hidden="true" />
      </summary>
      <table className="ruled-table rule-table">
        <caption className="visually-hidden">{fill(labels.caption, { issuer: heading })}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-[29%]">
              {columns.rule}
            </th>
            <th scope="col">{columns.edition}</th>
            <th scope="col" className="w-[22%]">
              {columns.status}
            </th>
            <th scope="col" className="w-[13%]">
              {columns.pages}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} id={row.id}>
              <th scope="row">
                <span className="font-serif text-[1.375rem] leading-[1.3] font-400">
                  <Matched text={row.short} />
                </span>{" "}
                <RuleName row={row} source={labels.source} />
              </th>
              <td data-label={columns.edition}>
                <RuleEdition row={row} labels={labels.read} />
              </td>
              <td data-label={columns.status} className="text-small">
                <Icon
                  name={ICON_OF[row.status]}
                  className={
                    ICON_OF[row.status] === "check" ? "size-4.5 align-[-.15em] text-success" : "size-4.5 align-[-.15em]"
                  }
                />{" "}
                {row.status[0]!.toUpperCase() + row.status.slice(1)}
                <time dateTime={row.checked.date} className="block">
                  {fill(labels.checked, { day: row.checked.text })}
                </time>{" "}
                {!row.read && labels.notRead}
              </td>
              <td className="text-small">
                <CitingPages pages={row.pages.map((at) => pages[at]!)} short={row.short} labels={labels} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Names of the first rules, as many as fit on a line of a phone. */
const someNames = (rows: readonly RuleRow[]): string[] =>
  rows.reduce<string[]>((names, { short }) => {
    const more = [...names, short];
    return names.length > 0 && more.join(", ").length > NAMES_CHARS ? names : more;
  }, []);

const NAMES_CHARS = 38;

/** A name of more characters may break: it is no code. */
const WHOLE_CHARS = 24;

function RuleEdition({ row, labels }: { row: RuleRow; labels: RulesPage["read"] }) {
  const { short, name, edition, changed = "", read, proposal } = row;
  const matches = use(MatchesContext);
  const isInSight = [short, name, edition, changed].some((text) => matches.has(text));
  const reading = ({ sentence }: RuleReadingText) => ({ short, labels, isOpen: !isInSight && matches.has(sentence) });
  return (
    <>
      <Matched text={edition} />{" "}
      <span className="mt-1 block text-small">
        <Matched text={changed} />
      </span>{" "}
      {read && <RuleReading read={read} {...reading(read)} />}{" "}
      {proposal && <RuleReading read={proposal} isProposal {...reading(proposal)} />}
    </>
  );
}

function RuleName({ row: { short, name, issuer, source }, source: label }: { row: RuleRow; source: string }) {
  return (
    <span className="mt-1 block text-small font-400 text-muted">
      {name !== short && <Matched text={name} />} {issuer && <span className="block">{issuer}</span>}{" "}
      <span className="mt-1 block">
        {`${label} `}
        <OutwardLink href={source.url} about={short}>
          {source.name}
        </OutwardLink>
      </span>
    </span>
  );
}

/** The browser's own links: the router renders each of its links again at every click, and these are 900 of the page's 1,100. */
function CitingPages({ pages, short, labels }: Pick<RuleTableProps, "pages" | "labels"> & { short: string }) {
  return (
    <RowFold
      label={pages.length === 1 ? labels.onePage : fill(labels.manyPages, { count: pages.length })}
      about={fill(labels.citing, { rule: short })}
      className="-mt-2.5"
    >
      <ul>
        {pages.map(({ path, name }) => (
          <li key={path}>
            <a href={path} className="text-link block py-1">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </RowFold>
  );
}
