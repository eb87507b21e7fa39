import type { Route } from "./+types/home";
import { LinkButton } from "../components/button.tsx";
import { certifications } from "../content/certifications.ts";
import { clients } from "../content/clients.ts";
import { contractVehicles } from "../content/contract-vehicles.ts";
import { homePage } from "../content/pages/home.ts";
import { categories, linkToCategory } from "../content/services/index.ts";
import { slides } from "../content/slides.ts";
import { navigation } from "../content/navigation.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { ClosingCall } from "../sections/closing-call.tsx";
import { NamedListSection } from "../sections/named-list.tsx";
import { OnwardList } from "../sections/onward-list.tsx";
import { SplitSection } from "../sections/split-section.tsx";

export function loader() {
  return {
    page: homePage,
    slides,
    services: categories.map(linkToCategory),
    solutions: navigation.solutions.map(({ name, path, tagline }) => ({ name, path, promise: tagline })),
    vehicles: contractVehicles,
    certifications,
    clients,
  };
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { page, slides, services, solutions, vehicles, certifications, clients } = loaderData;
  const [first] = slides;
  return (
    <>
      <section className="on-ink bg-ink-950 py-[var(--section)]">
        <div className="page-width">
          <h1 className="heading text-display font-380 max-w-[7.6em]">{first?.title}</h1>
          <p className="lead mt-5">{first?.subtitle}</p>
          <p className="mt-9 flex flex-wrap gap-3.5">
            <LinkButton to={page.hero.primary.to}>{page.hero.primary.label}</LinkButton>
            <LinkButton to={page.hero.secondary.to} variant="ruled">
              {page.hero.secondary.label}
            </LinkButton>
          </p>
        </div>
      </section>
      <SplitSection heading={page.services.heading} note={page.services.lead}>
        <OnwardList links={services} />
      </SplitSection>
      <SplitSection heading={page.statistics.heading} ground="ink">
        <ul className="nums">
          {page.statistics.items.map(({ spoken, gloss }) => (
            <li key={spoken} className="border-t border-hair py-4">
              <strong>{spoken}</strong> {gloss}
            </li>
          ))}
        </ul>
      </SplitSection>
      <SplitSection heading={page.solutions.heading} note={page.solutions.note}>
        <OnwardList links={solutions} />
      </SplitSection>
      <NamedListSection
        heading={page.why.heading}
        ground="cream"
        items={page.why.reasons.map(({ title, text }) => ({ name: title, text }))}
      />
      <NamedListSection
        id="contractvehicles"
        heading={page.vehicles.heading}
        note={page.vehicles.note}
        items={vehicles.map(({ title, description }) => ({ name: title, text: description }))}
      />
      <NamedListSection
        id="certification"
        heading={page.certifications.heading}
        note={page.certifications.lead}
        items={certifications.map(({ title, description }) => ({ name: title, text: description }))}
      />
      <SplitSection heading={page.clients.heading} ground="cream">
        <ul className="grid gap-2 md:grid-cols-3">
          {clients.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </SplitSection>
      <ClosingCall {...page.closing} />
    </>
  );
}
