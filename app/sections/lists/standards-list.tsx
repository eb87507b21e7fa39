import type { Standard } from "../../content/shapes/types.ts";
import { NamedRows } from "./named-rows.tsx";

/** Standards, forms and systems: the exact name, and what it asks. */
export function StandardsList({ standards }: { standards: readonly Standard[] }) {
  return <NamedRows rows={standards.map(({ name, meaning }) => ({ name, text: meaning }))} />;
}
