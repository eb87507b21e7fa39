import type { Route } from "./+types/about";
import { aboutPage } from "../content/pages/about.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { ClosingCall } from "../sections/closing-call.tsx";
import { NamedListSection } from "../sections/named-list.tsx";
import { PageBand } from "../sections/page-band.tsx";
import { Prose } from "../sections/prose.tsx";
import { SituationText } from "../sections/situation.tsx";
import { SplitSection } from "../sections/split-section.tsx";

export function loader() {
  return { page: aboutPage };
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

export default function AboutPage({ loaderData: { page } }: Route.ComponentProps) {
  const { story, thread, values, leadership, ownership, closing } = page;
  return (
    <>
      <PageBand crumbs={[{ name: "Home", path: "/" }]} title="About" promise={page.promise} lead={page.lead} />
      <SplitSection heading={story.heading}>
        <SituationText situation={story} />
      </SplitSection>
      <NamedListSection
        heading={thread.heading}
        note={thread.lead}
        ground="ink"
        items={thread.stations.map(({ stage, text }) => ({ name: stage, text }))}
      />
      <NamedListSection {...values} />
      <NamedListSection
        id={leadership.id}
        heading={leadership.heading}
        note={leadership.note}
        ground="cream"
        items={leadership.roles.map(({ role, remit }) => ({ name: role, text: remit }))}
      />
      <NamedListSection heading={ownership.heading} note={ownership.lead} items={ownership.facts} />
      <SplitSection heading={ownership.maturity.heading} ruled>
        <Prose paragraphs={ownership.maturity.paragraphs} />
      </SplitSection>
      <ClosingCall {...closing} />
    </>
  );
}
