import { type Claim, claimedValue } from "../../app/content/claims/claim.ts";

/** One question of market research. */
export interface Task {
  /** As the person who looks for the answer would put it. */
  question: string;
  /** What the same person would type into a search field. */
  types: string;
  /** What a right answer holds, each as it stands in the text of a page. Letters and digits count, not signs nor case. */
  facts: readonly string[];
  /** The pages that hold them together, most often one. */
  pages: readonly string[];
}

/** Facts that are the operator's to confirm or to take off the site; none where he took them off. */
export const claimed = <Value>(claim: Claim<Value> | undefined, facts: (value: Value) => string[]): string[] => {
  const value = claim && claimedValue(claim);
  return value === undefined ? [] : facts(value);
};
