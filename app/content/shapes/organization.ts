import type { firm } from "../firm.ts";

/** The firm as directories and search engines list it. */
export type Organization = typeof firm & {
  /** Under which numbers it is known; `id` is what the number is called for short, as in "UEI". */
  identifiers: { id: string; name: string; value: string }[];
  /** Codes of what it does, the primary one first. */
  naics: string[];
  certifications: { name: string; number: string; body: string }[];
};
