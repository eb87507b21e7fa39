import type { Cell, CrossReference, FactId, Reference, Specimen } from "../../content/types/specimen.types.ts";
import { specimens } from "../../content/specimens/index.ts";
import { valueOf } from "../../books/rows.ts";

/** The sheet that each fact belongs to: the one that holds it, or else the one with a row about it. */
const homeSheets: ReadonlyMap<FactId, Reference> = new Map<FactId, Reference>([
  ["one-line-item", "one-line-item"],
  ...factsAtHome(keysOf),
  ...factsAtHome(({ holds }) => holds ?? []),
  ...factsAtHome(({ id }) => [id]),
]);

/** What separates several ids in one cell. */
export const BETWEEN_IDS = ", ";

/** All facts that a specimen contains. Linked specimens share at least one. */
const factsOf = (specimen: Specimen): FactId[] => [
  specimen.id,
  ...specimen.shares,
  ...(specimen.holds ?? []),
  ...keysOf(specimen),
  ...specimen.ties.flatMap(({ ref }) => ref ?? []),
];

/** The specimens by fact, which avoids comparing each with every other when the server starts. */
const specimensByFact = new Map<FactId, Set<Specimen>>();
for (const specimen of specimens) {
  for (const fact of factsOf(specimen))
    specimensByFact.set(fact, (specimensByFact.get(fact) ?? new Set()).add(specimen));
}

/** Turns every id that belongs to another sheet into a reference to it. */
export function withLinks(specimen: Specimen): Specimen {
  const { columns, rows, id } = specimen;
  const linked = (cell: Cell, index: number) => (columns[index]!.type === "id" ? linkTo(cell, id) : cell);
  return { ...specimen, rows: rows.map((row) => row.map(linked)) };
}

/**
 * The other specimens that share a fact with this one, that hold a fact it shares, or that either one ties out to.
 * Always mutual.
 */
export function crossReferences(specimen: Specimen): Pick<CrossReference, "id" | "facts">[] {
  const near = new Set(factsOf(specimen).flatMap((fact) => [...(specimensByFact.get(fact) ?? [])]));
  return specimens.flatMap((other) => {
    if (other.id === specimen.id || !near.has(other)) return [];
    const facts = new Set([...leadsTo(specimen, other), ...leadsTo(other, specimen)]);
    return facts.size > 0 || tiesTo(specimen, other) || tiesTo(other, specimen)
      ? [{ id: other.id, facts: [...facts] }]
      : [];
  });
}

const leadsTo = (specimen: Specimen, other: Specimen): FactId[] =>
  specimen.shares.filter((fact) => other.shares.includes(fact) || homeSheets.get(fact) === other.id);

const tiesTo = ({ ties }: Specimen, other: Specimen): boolean => ties.some(({ ref }) => ref === other.id);

function factsAtHome(facts: (specimen: Specimen) => readonly FactId[]): [FactId, Reference][] {
  return specimens.flatMap((specimen) => facts(specimen).map((fact): [FactId, Reference] => [fact, specimen.id]));
}

/** The ids that a specimen has a row about. */
function keysOf(specimen: Specimen): FactId[] {
  const index = specimen.columns.findIndex(({ type }) => type === "key");
  return index < 0 ? [] : specimen.rows.map((row) => String(valueOf(row[index]!)));
}

function homeElsewhere(id: FactId, from: string): Reference | null {
  const home = homeSheets.get(id);
  return home && home !== from ? home : null;
}

function linkTo(cell: Cell, from: string): Cell {
  const value = valueOf(cell);
  if (typeof value !== "string") return cell;
  const marked = cell !== null && typeof cell === "object" ? cell : undefined;
  const refs = value.split(BETWEEN_IDS).map((id) => homeElsewhere(id, from));
  if (refs.every((ref) => ref === null)) return cell;
  return refs.length > 1 ? { refs, value, ...marked } : { ref: refs[0]!, value, ...marked };
}
