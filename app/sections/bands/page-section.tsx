import type { PageSection as PageSectionContent } from "../../content/shapes/page-section.ts";
import { CapabilityList } from "../lists/capability-list.tsx";
import { Prose } from "./prose.tsx";
import { SplitSection } from "./split-section.tsx";

/** Renders a section by its `kind`. */
export function PageSection({ section, ground }: { section: PageSectionContent; ground?: "paper" | "cream" | "ink" }) {
  const { id, heading, note } = section;
  return (
    <SplitSection id={id} heading={heading} note={note} ground={ground}>
      {section.kind === "prose" ? <Prose paragraphs={section.paragraphs} /> : <CapabilityList items={section.items} />}
    </SplitSection>
  );
}
