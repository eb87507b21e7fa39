import { firm } from "./firm.ts";
import { pictures } from "./pictures.ts";
import type { HeroSlide } from "./types/slides.types.ts";

export const slides = [
  {
    id: "federal-expertise",
    image: "hero-federal-expertise",
    alt: pictures["hero-federal-expertise"].alt,
    topic: "Federal expertise",
    title: firm.line,
    subtitle:
      "We build, connect and run the systems that carry federal money, so that you can follow every dollar to its evidence.",
  },
  {
    id: "global-erp",
    image: "hero-global-erp",
    alt: pictures["hero-global-erp"].alt,
    topic: "Global ERP",
    title: "Every ledger, everywhere, as one.",
    subtitle:
      "We set up Oracle and SAP to close on one calendar in every office and currency, including contracts and property.",
  },
  {
    id: "cloud-erp",
    image: "hero-cloud-erp",
    alt: pictures["hero-cloud-erp"].alt,
    topic: "Cloud ERP",
    title: "Move to the cloud. Keep the controls.",
    subtitle: "Finance moves layer by layer, and each layer is reconciled before the next one follows.",
  },
  {
    id: "emerging-tech",
    image: "hero-emerging-tech",
    alt: pictures["hero-emerging-tech"].alt,
    topic: "Emerging tech",
    title: "New tools, held to the same standard.",
    subtitle: "Automation and artificial intelligence, each with a named owner who can show how a decision was reached.",
  },
  {
    id: "innovation-agility",
    image: "hero-innovation-agility",
    alt: pictures["hero-innovation-agility"].alt,
    topic: "Innovation and agility",
    title: "Small releases. Full traceability.",
    subtitle: "Working software every few weeks. Each change names the requirement behind it.",
  },
] satisfies HeroSlide[];
