import type { ServiceLink } from "../content/types/service-pages.types.ts";
import type { CitedStandard } from "../content/types/rule.types.ts";
import type { Question } from "../content/types/content-schema.types.ts";
import { OnwardList } from "./onward-list.tsx";
import { Questions } from "./questions.tsx";
import { StandardsList } from "./standards-list.tsx";
import { SplitSection } from "./split-section.tsx";

interface ClosingSectionsProps {
  labels: { standards: string; questions: string; related: string };
  standards?: readonly CitedStandard[];
  /** The background of the standards; the questions are always on paper. */
  ground?: "paper" | "cream";
  questions: readonly Question[];
  related: readonly ServiceLink[];
}

/** The last sections of a practice, service or solution page, before its closing call or form. */
export function ClosingSections({ labels, standards, ground = "cream", questions, related }: ClosingSectionsProps) {
  return (
    <>
      {standards && (
        <SplitSection heading={labels.standards} ground={ground}>
          <StandardsList standards={standards} />
        </SplitSection>
      )}
      <SplitSection id="questions" heading={labels.questions} ruled={!standards || ground === "paper"}>
        <Questions questions={questions} />
      </SplitSection>
      <SplitSection heading={labels.related} ruled>
        <OnwardList links={related} />
      </SplitSection>
    </>
  );
}
