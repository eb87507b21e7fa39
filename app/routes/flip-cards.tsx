import type { Route } from "./+types/flip-cards";
import { flipCards } from "../content/flip-cards.ts";
import { flipCardsPage } from "../content/pages/flip-cards.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { NamedListSection } from "../sections/named-list.tsx";
import { PageBand } from "../sections/page-band.tsx";

export function loader() {
  return { page: flipCardsPage, cards: flipCards };
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

export default function FlipCardsPage({ loaderData: { page, cards } }: Route.ComponentProps) {
  return (
    <>
      <PageBand crumbs={[{ name: "Home", path: "/" }]} title={page.heading} lead={page.lead} />
      <NamedListSection
        heading="Capabilities"
        items={cards.map(({ title, description }) => ({ name: title, text: description }))}
      />
    </>
  );
}
