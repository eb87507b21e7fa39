import type { Standard } from "../types/content-schema.types.ts";
import type { CitedStandard } from "../types/rule.types.ts";
import { cite } from "./index.ts";

/** A page's standards, with the names that the register cites them by. */
export const citeStandards = (standards: readonly Standard[]): CitedStandard[] =>
  standards.map(({ rule, also = [], part, meaning }) => ({
    rules: [rule, ...also].map((id) => ({ id, name: cite(id) })),
    part,
    text: meaning,
  }));
