import { BLANK } from "./interface/samples.ts";
import type { Fact } from "./types/page-section.types.ts";

type MaybeFact = Omit<Fact, "value"> & { value: string | undefined };

/** Removes facts whose value is not claimed. Nothing offers to copy a blank. Source: BUY-4. */
export const claimedFacts = (facts: readonly MaybeFact[]): Fact[] =>
  facts.flatMap(({ value, copyable, ...fact }) =>
    value === undefined ? [] : [{ ...fact, value, ...(copyable && value !== BLANK && { copyable }) }],
  );
