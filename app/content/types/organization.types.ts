import type { firm } from "../firm.ts";

/** The firm as listed by directories and search engines. */
export type Organization = typeof firm & {
  /** Its identifiers; `id` is the short name, such as "UEI". */
  identifiers: { id: string; name: string; value: string }[];
  /** NAICS codes, primary first. */
  naics: string[];
  certifications: { name: string; number: string; body: string }[];
};
