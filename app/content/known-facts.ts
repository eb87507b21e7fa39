import type { Fact } from "./shapes/page-section.ts";

type MaybeFact = Omit<Fact, "value"> & { value: string | undefined };

/** Facts without those whose value is not claimed. Source: BUY-4. */
export const knownFacts = (facts: readonly MaybeFact[]): Fact[] =>
  facts.flatMap(({ value, ...fact }) => (value === undefined ? [] : [{ ...fact, value }]));
