import type { ServiceLink } from "../content/shapes/service-pages.ts";
import type { Question, Standard } from "../content/shapes/types.ts";
import { NamedRows } from "../sections/lists/named-rows.tsx";
import { OnwardList } from "../sections/lists/onward-list.tsx";
import { Questions } from "../sections/lists/questions.tsx";
import { SplitSection } from "../sections/bands/split-section.tsx";

interface ClosingSectionsProps {
  labels: { standards: string; questions: string; related: string };
  /** Standards, forms and systems: the exact name, and what it asks. */
  standards?: readonly Standard[];
  /** What the standards stand on; the questions stand on paper. */
  ground?: "paper" | "cream";
  questions: readonly Question[];
  related: readonly ServiceLink[];
}

/** What comes last on the page of a practice, a service or a solution, before its call or its form. */
export function ClosingSections({ labels, standards, ground = "cream", questions, related }: ClosingSectionsProps) {
  return (
    <>
      {standards && (
        <SplitSection heading={labels.standards} ground={ground}>
          <NamedRows rows={standards.map(({ name, meaning }) => ({ name, text: meaning }))} />
        </SplitSection>
      )}
      <SplitSection heading={labels.questions} ruled={!standards || ground === "paper"}>
        <Questions questions={questions} />
      </SplitSection>
      <SplitSection heading={labels.related} ruled>
        <OnwardList links={related} />
      </SplitSection>
    </>
  );
}
