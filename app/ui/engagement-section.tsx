import type { BuyingRow, EngagementLabels } from "../content/types/service-pages.types.ts";
import type { Engagement } from "../content/types/content-schema.types.ts";
import { BuyingValues } from "./buying-values.tsx";
import { NamedRow, NamedRows } from "./named-rows.tsx";
import { SplitSection } from "./split-section.tsx";

interface EngagementSectionProps {
  engagement: Engagement;
  buying: readonly BuyingRow[];
  labels: EngagementLabels;
  /** Whether the section above has another background. */
  isApart?: boolean;
}

/** What an engagement requires of both sides, and how to buy it. Source: BUY-2. */
export function EngagementSection({ engagement, buying, labels, isApart = false }: EngagementSectionProps) {
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
      >
        {buying.map(({ name, values }) => (
          <NamedRow key={name} name={name}>
            <BuyingValues values={values} />
          </NamedRow>
        ))}
      </NamedRows>
    </SplitSection>
  );
}
