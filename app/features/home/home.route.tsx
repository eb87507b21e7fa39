import type { Route } from "./+types/home.route";
import { certifications } from "../../content/certifications.ts";
import { CLIENT_MARK_HEIGHT_PX, clients } from "../../content/clients.ts";
import { contractVehicles } from "../../content/contract-vehicles.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { homePage } from "../../content/pages/home.ts";
import { slides } from "../../content/slides.ts";
import { solutionsInShort } from "../../content/solutions/in-short.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { useRootData } from "../../lib/context/root-data.ts";
import { lineItemStage } from "../line-item/line-item-stage.server.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { DeferredRender } from "../../ui/deferred-render.tsx";
import { ClosingCall } from "../../ui/closing-call.tsx";
import { CertificationsGrid } from "./certifications-grid.tsx";
import { ClientBelts } from "./client-belts.tsx";
import { ContractVehicles } from "./contract-vehicles-band.tsx";
import { Commitments } from "./home-figures.tsx";
import { Hero } from "./hero.tsx";
import { Practices } from "./practices.tsx";
import { Reasons } from "./reasons.tsx";
import { LineItemStage } from "./line-item-stage.tsx";
import { SolutionThreads } from "./solution-threads.tsx";
import { sampleNotice } from "../../content/sample-notice.ts";

const samples = sampleNotice([contractVehicles, homePage.statistics]);

export function loader() {
  const { badges, ...page } = homePage;
  const { hero, stage, services, statistics, solutions, why, vehicles, closing } = page;
  const lineItem = lineItemStage();
  const medals = certifications.map(({ id, title, description, image, status }) => ({
    id,
    title,
    description,
    image,
    status,
  }));
  const data = {
    page,
    lineItem,
    slides,
    badges: badges.map((badge) => ({
      ...badge,
      image: certifications.find(({ id }) => id === badge.certification)!.image,
    })),
    solutions: solutionsInShort,
    vehicles: contractVehicles,
    certifications: medals,
    clients,
    markHeight: CLIENT_MARK_HEIGHT_PX,
    samples,
  };
  return withFirstUses(data, [
    [slides, hero, stage, lineItem.stations, services.lead, statistics, solutions, solutionsInShort, why, vehicles],
    contractVehicles.map(({ summary, description, fields }) => ({ summary, description, fields })),
    [page.certifications, medals, closing],
  ]);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** The home page. No two neighbors share a composition. Source: HOME-1…12. */
function HomePage({ loaderData }: Route.ComponentProps) {
  const { page, lineItem, slides, badges, solutions, vehicles, certifications, clients, markHeight } = loaderData;
  // The menus' data includes the practices, so they are not sent twice.
  const services = useRootData()?.navigation.categories ?? [];
  return (
    <>
      <Hero slides={slides} hero={page.hero} badges={badges} />
      <DeferredRender>
        <LineItemStage words={page.stage} stage={lineItem} />
        <Practices words={page.services} services={services} />
        <Commitments {...page.statistics} />
        <SolutionThreads words={page.solutions} solutions={solutions} />
        <Reasons {...page.why} />
        <ContractVehicles words={page.vehicles} vehicles={vehicles} />
        <CertificationsGrid words={page.certifications} certifications={certifications} />
        <ClientBelts {...page.clients} clients={clients} markHeight={markHeight} />
        <ClosingCall {...page.closing} />
      </DeferredRender>
    </>
  );
}

export default memoPage(HomePage);
