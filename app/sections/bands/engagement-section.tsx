import type { EngagementLabels } from "../../content/shapes/service-pages.ts";
import type { Engagement } from "../../content/shapes/types.ts";
import { NamedRows } from "../lists/named-rows.tsx";
import { SplitSection } from "./split-section.tsx";

interface EngagementSectionProps {
  engagement: Engagement;
  labels: EngagementLabels;
  /** Whether the section above stands on another ground. */
  isApart?: boolean;
}

/** What an engagement takes on both sides, from the first day to the last. */
export function EngagementSection({ engagement, labels, isApart = false }: EngagementSectionProps) {
  const { needs, arrival, team, length, handover } = engagement;
  return (
    <SplitSection heading={labels.heading} ruled={!isApart}>
      <NamedRows
        rows={[
          { name: labels.needs, text: needs },
          { name: labels.arrival, text: arrival },
          { name: labels.team, text: team },
          { name: labels.length, text: length },
          { name: labels.handover, text: handover },
        ]}
      />
    </SplitSection>
  );
}
