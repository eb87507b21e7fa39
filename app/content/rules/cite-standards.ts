import type { Standard } from "../shapes/types.ts";
import type { CitedStandard } from "../shapes/rule.ts";
import { cite } from "./index.ts";

/** A page's standards under the names by which the register cites them. */
export const citeStandards = (standards: readonly Standard[]): CitedStandard[] =>
  standards.map(({ rule, also = [], part, meaning }) => ({
    rules: [rule, ...also].map((id) => ({ id, name: cite(id) })),
    part,
    text: meaning,
  }));
