import { glossary } from "../../app/content/glossary/index.ts";
import { rules } from "../../app/content/rules/index.ts";
import { categories, slugOfItem } from "../../app/content/services/index.ts";
import type { Cell, Specimen } from "../../app/content/shapes/specimen.ts";
import { specimenBySlug } from "../../app/content/specimens/index.ts";
import { reword } from "./reword.ts";

/** How often the copy of the project has each kind of content. */
export interface Times {
  services: number;
  /** Rules and terms. */
  registers: number;
}

/** What is added to the content that was written, by the file that is to read it. */
export interface Copies {
  services: object[][];
  specimens: [slug: string, specimen: object][];
  rules: Record<string, object>;
  terms: object[];
}

/**
 * Copies of all services with their specimens, of all rules and terms: each with an address or a name of its own, and with its words
 * in another order. The specimens of one copy lead to each other, as those that were written do.
 */
export function copiesOf({ services, registers }: Times): Copies {
  const ofService = new Set(categories.flatMap(({ items }) => items.map(slugOfItem)));
  return {
    services: categories.map(({ items }) =>
      numbers(services).flatMap((n) =>
        items.map((item) => ({ ...reword(item, n), slug: copyOf(slugOfItem(item), n), inMenu: false })),
      ),
    ),
    specimens: numbers(services).flatMap((n) =>
      [...specimenBySlug]
        .filter(([slug]) => ofService.has(slug))
        .map(([slug, specimen]): [string, object] => [copyOf(slug, n), specimenCopy(reword(specimen, n), n)]),
    ),
    rules: Object.fromEntries(
      numbers(registers).flatMap((n) =>
        Object.entries(rules).map(([id, rule]) => [
          copyOf(id, n),
          { ...reword(rule, n), short: `${rule.short} (${n})`, patterns: [] },
        ]),
      ),
    ),
    terms: numbers(registers).flatMap((n) =>
      glossary.map((term) => ({ ...reword(term, n), term: `${term.term}${n}` })),
    ),
  };
}

/** The numbers of the copies beside what was written. */
const numbers = (times: number) => Array.from({ length: times - 1 }, (_, index) => index + 1);

/** The slug or id of a copy. */
const copyOf = (id: string, number: number): string => `${id}-copy-${number}`;

/** All its identifiers are the copy's own: what shares an identifier leads to what else has it. */
function specimenCopy(specimen: Specimen, n: number): object {
  const own = (id: string) => copyOf(id, n);
  const isId = specimen.columns.map(({ type }) => type === "key" || type === "id");
  const copied = (cell: Cell, column: number): Cell => {
    if (typeof cell === "string") return isId[column] ? own(cell) : cell;
    if (typeof cell !== "object" || cell === null) return cell;
    const { ref: _ref, ...rest } = cell;
    return { ...rest, value: copied(rest.value, column) as typeof rest.value };
  };
  const { id, shares, holds, ties, ...rest } = specimen;
  const common = {
    ...rest,
    id: own(id),
    shares: shares.map(own),
    holds: holds?.map(own),
    ties: ties.map(({ ref: _ref, ...tie }) => tie),
  };
  const cellsOf = (cells: readonly Cell[], from: number) => cells.map((cell, index) => copied(cell, index + from));
  if (specimen.kind === "timeline") {
    return { ...common, moments: specimen.moments.map((moment) => ({ ...moment, cells: cellsOf(moment.cells, 1) })) };
  }
  if (specimen.kind === "checklist") {
    return { ...common, checks: specimen.checks.map((check) => ({ ...check, cells: cellsOf(check.cells, 1) })) };
  }
  return { ...common, rows: specimen.rows.map((row) => cellsOf(row, 0)) };
}
