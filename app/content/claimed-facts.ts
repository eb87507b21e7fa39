import type { Fact } from "./types/page-section.types.ts";

type MaybeFact = Omit<Fact, "value"> & { value: string | undefined };

/** Removes facts whose value is not claimed. Source: BUY-4. */
export const claimedFacts = (facts: readonly MaybeFact[]): Fact[] =>
  facts.flatMap(({ value, ...fact }) => (value === undefined ? [] : [{ ...fact, value }]));
