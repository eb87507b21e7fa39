import type { NamedText } from "../../content/shapes/page-section.ts";
import { CapabilityList } from "../lists/capability-list.tsx";
import { SplitSection } from "./split-section.tsx";

interface NamedListSectionProps {
  heading: string;
  note?: string;
  items: readonly NamedText[];
  ground?: "paper" | "cream" | "ink";
  id?: string;
  ruled?: boolean;
}

/** A split band with named points. */
export function NamedListSection({ items, ...section }: NamedListSectionProps) {
  return (
    <SplitSection {...section}>
      <CapabilityList items={items} />
    </SplitSection>
  );
}
