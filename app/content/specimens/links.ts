import type { Cell, CrossReference, FactId, Reference, Row, Specimen } from "../shapes/specimen.ts";
import { specimens } from "./index.ts";
import { rowsOf, valueOf } from "./make/rows.ts";

/** Where each fact is at home: the specimen whose keys, or whose `holds`, name it. */
const homes: ReadonlyMap<FactId, Reference> = new Map<FactId, Reference>([
  ["one-line-item", "one-line-item"],
  ...specimens.flatMap((specimen) =>
    [...keysOf(specimen), ...(specimen.holds ?? []), specimen.id].map((fact): [FactId, Reference] => [
      fact,
      specimen.id,
    ]),
  ),
]);

/** The specimen that a fact leads to, if it has a home. */
export const homeOf = (fact: FactId): Reference | undefined => homes.get(fact);

/** A specimen with every identifier that is at home on another sheet made a reference to it. */
export function withLinks<Kind extends Specimen>(specimen: Kind): Kind {
  const link = (row: Row, from: number): Row =>
    row.map((cell, index) => (specimen.columns[index + from]!.type === "id" ? linkTo(cell, specimen.id) : cell));
  if (specimen.kind === "timeline") {
    return { ...specimen, moments: specimen.moments.map(({ at, cells }) => ({ at, cells: link(cells, 1) })) };
  }
  if (specimen.kind === "checklist") {
    return { ...specimen, checks: specimen.checks.map(({ what, cells }) => ({ what, cells: link(cells, 1) })) };
  }
  return { ...specimen, rows: specimen.rows.map((row) => link(row, 0)) };
}

/** The other specimens that quote what this one shares, or share what this one quotes. */
export function crossReferences(specimen: Specimen): Pick<CrossReference, "id" | "facts">[] {
  return specimens.flatMap((other) => {
    if (other.id === specimen.id) return [];
    const facts = [
      ...specimen.shares.filter((fact) => quotes(other, fact)),
      ...other.shares.filter((fact) => quotes(specimen, fact)),
    ];
    return facts.length > 0 ? [{ id: other.id, facts: [...new Set(facts)] }] : [];
  });
}

/** Whether a specimen names a fact: in a cell, among its shared facts, or as its own. */
function quotes(specimen: Specimen, fact: FactId): boolean {
  const pattern = new RegExp(`(?<![\\w-])${fact.replaceAll(".", "\\.")}(?![\\w-])`);
  return (
    specimen.id === fact ||
    specimen.shares.includes(fact) ||
    rowsOf(specimen).some((row) => row.some((cell) => pattern.test(String(valueOf(cell)))))
  );
}

function keysOf(specimen: Specimen): FactId[] {
  const index = specimen.columns.findIndex(({ type }) => type === "key");
  return index < 0 ? [] : rowsOf(specimen).map((row) => String(valueOf(row[index]!)));
}

function linkTo(cell: Cell, from: string): Cell {
  const value = valueOf(cell);
  const home = typeof value === "string" ? homes.get(value) : undefined;
  if (!home || home === from) return cell;
  return cell !== null && typeof cell === "object" ? { ref: home, ...cell } : { value, ref: home };
}
