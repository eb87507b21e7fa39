import { data } from "react-router";
import type { Route } from "./+types/solution";
import { linksTo } from "../content/services/index.ts";
import { findSolution } from "../content/solutions/find.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { CapabilityList } from "../sections/capability-list.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { NamedListSection } from "../sections/named-list.tsx";
import { OnwardList } from "../sections/onward-list.tsx";
import { PageBand } from "../sections/page-band.tsx";
import { Questions } from "../sections/questions.tsx";
import { SituationText } from "../sections/situation.tsx";
import { SplitSection } from "../sections/split-section.tsx";
import { StandardsList } from "../sections/standards-list.tsx";
import { Steps } from "../sections/steps.tsx";

/** One of the four packaged solutions. Source: RT-4. */
export function loader({ params }: Route.LoaderArgs) {
  const solution = findSolution(params.slug);
  if (!solution) throw data(null, { status: 404 });
  return { solution, related: linksTo(solution.related) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.solution.meta) : [];

export default function SolutionPage({ loaderData: { solution, related } }: Route.ComponentProps) {
  return (
    <>
      <PageBand
        crumbs={[
          { name: "Home", path: "/" },
          { name: "Solutions", path: "/solutions" },
        ]}
        title={solution.title}
        promise={solution.tagline}
        lead={solution.description}
      />
      <SplitSection heading="The problem">
        <SituationText situation={solution.problem} />
      </SplitSection>
      <SplitSection heading="How it works" note={solution.howItWorks.note} ground="ink">
        <Steps steps={solution.howItWorks.steps} />
      </SplitSection>
      <SplitSection heading="What it does" note={solution.capabilities.note}>
        <CapabilityList items={solution.capabilities.items} />
      </SplitSection>
      <NamedListSection
        heading="Who it is for"
        ground="cream"
        items={solution.audience.map(({ who, gains }) => ({ name: who, text: gains }))}
      />
      <SplitSection heading="How to start" note={solution.start.note}>
        <ul className="list-disc pl-5 text-muted">
          {solution.start.needs.map((need) => (
            <li key={need} className="py-1.5">
              {need}
            </li>
          ))}
        </ul>
      </SplitSection>
      <SplitSection heading="Standards touched" ground="cream">
        <StandardsList standards={solution.standards} />
      </SplitSection>
      <SplitSection heading="Questions">
        <Questions questions={solution.questions} />
      </SplitSection>
      <SplitSection heading="Related services" ruled>
        <OnwardList links={related} />
      </SplitSection>
      <ClosingCall
        lines={[`Try ${solution.title} on ten real cases.`]}
        lead="Tell us which systems are in scope. A first answer comes within 24 hours."
        primary={{ label: "Start a conversation", to: "/contact" }}
        secondary={{ label: "All solutions", to: "/solutions" }}
      />
    </>
  );
}
