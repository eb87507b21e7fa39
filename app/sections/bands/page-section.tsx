import type { PageSection as PageSectionContent } from "../../content/shapes/page-section.ts";
import { NamedListSection } from "./named-list-section.tsx";
import { Prose } from "./prose.tsx";
import { SplitSection } from "./split-section.tsx";

/** A band of a page whose kind its content names. */
export function PageSection({ section, ground }: { section: PageSectionContent; ground?: "paper" | "cream" | "ink" }) {
  if (section.kind === "prose") {
    return (
      <SplitSection id={section.id} heading={section.heading} ground={ground}>
        <Prose paragraphs={section.paragraphs} />
      </SplitSection>
    );
  }
  return (
    <NamedListSection
      id={section.id}
      heading={section.heading}
      note={section.note}
      items={section.items}
      ground={ground}
    />
  );
}
