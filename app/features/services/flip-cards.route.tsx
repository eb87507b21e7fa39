import type { Route } from "./+types/flip-cards.route";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { flipCards } from "../../content/flip-cards.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { flipCardsPage } from "../../content/pages/flip-cards-page.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { memoPage } from "../../ui/memo-page.tsx";
import { FlipCard, inOneLine } from "./flip-card.tsx";
import "./flip-card.css";

export function loader() {
  const faces = flipCards.map(({ description, features, detailedDescription, benefits, metrics, tags }) => [
    { description, features },
    { detailedDescription, benefits, metrics, text: inOneLine(tags) },
  ]);
  return withFirstUses({ page: flipCardsPage, cards: flipCards }, [flipCardsPage, faces]);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** Six flip cards. Source: FLIP-1, FLIP-2. */
function FlipCardsPage({ loaderData: { page, cards } }: Route.ComponentProps) {
  return (
    <>
      <section className="relative bg-ground pb-[var(--section)] pt-29">
        <div className="page-width">
          <div className="mb-10 lg:mb-16 print:hidden">
            <Breadcrumbs crumbs={page.trail} current={page.name} />
          </div>
          <div className="mb-14 grid gap-x-12 gap-y-5 lg:mb-16 lg:grid-cols-2 lg:items-end">
            <h1 className="heading-1">{page.heading}</h1>
            <p className="lead">{page.lead}</p>
          </div>
          <div className="flip-cards">
            {cards.map((card) => (
              <FlipCard key={card.id} card={card} label={page.turn} />
            ))}
          </div>
        </div>
      </section>
      <ClosingCall {...page.closing} />
    </>
  );
}

export default memoPage(FlipCardsPage);
