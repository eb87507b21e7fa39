import type { PageSection as PageSectionContent } from "../../content/types/page-section.types.ts";
import { CapabilityList } from "../../ui/capability-list.tsx";
import { Prose } from "../../ui/prose.tsx";
import { SplitSection } from "../../ui/split-section.tsx";

/** Renders a section by its `kind`. */
export function PageSection({ section, ground }: { section: PageSectionContent; ground?: "paper" | "cream" | "ink" }) {
  const { id, heading, note } = section;
  return (
    <SplitSection id={id} heading={heading} note={note} ground={ground}>
      {section.kind === "prose" ? <Prose paragraphs={section.paragraphs} /> : <CapabilityList items={section.items} />}
    </SplitSection>
  );
}
