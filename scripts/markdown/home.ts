import { certifications } from "../../app/content/certifications.ts";
import { clients } from "../../app/content/clients.ts";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { navigation } from "../../app/content/navigation.ts";
import { homePage } from "../../app/content/pages/home.ts";
import { slides } from "../../app/content/slides.ts";
import { solutionsInShort } from "../../app/content/solutions/in-short.ts";
import { findCategory } from "../../app/content/services/index.ts";
import type { Doc } from "./doc.ts";

/** The home page: the slides' topics are headings of their own here. */
export function homeDoc(): Doc {
  const { hero, badges, services, statistics, solutions, why, vehicles, closing } = homePage;
  return {
    title: slides[0]!.title,
    body: [
      slides.map(({ topic, title, subtitle }) => ({ heading: topic, title, subtitle })),
      [hero.primary, hero.secondary],
      badges.map(({ label }) => label),
      {
        heading: services.heading,
        lead: services.lead,
        rows: navigation.categories.map(({ name, path, slug, items }) => ({
          name,
          path,
          promise: findCategory(slug)!.promise,
          items: items.map((item) => item.name),
        })),
        line: services.line,
      },
      statistics.items.length > 0 && {
        heading: statistics.heading,
        items: statistics.items.map(({ value, unit, name, gloss }) => ({ name: `${value}${unit} ${name}`, gloss })),
      },
      { ...solutions, onward: "", solutions: solutionsInShort },
      { heading: why.heading, caption: why.caption, reasons: why.reasons },
      { ...vehicles, vehicles: contractVehicles },
      { ...homePage.certifications, certifications },
      clients.length > 0 && { ...homePage.clients, clients: clients.map(({ name }) => name) },
      closing,
    ],
  };
}
