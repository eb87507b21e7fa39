import type { Testimonial } from "./types/testimonial.types.ts";


/** Placeholders, to be replaced by testimonials that a client has approved in writing. */
export const testimonials = [
  {
    quote: "Placeholder. A controller’s own words about a year-end close would stand here, with written permission.",
    authorRole: "Placeholder: Controller",
    organizationTitle: "Placeholder federal agency",
    rating: 5,
    project: "Placeholder: reconciliation of Fund Balance with Treasury",
  },
  {
    quote: "Placeholder. A grants director’s own words about a closeout would stand here, once they have been approved.",
    authorRole: "Placeholder: Director of Grants",
    organizationTitle: "Placeholder state university",
    rating: 5,
    project: "Placeholder: award closeout under 2 CFR 200",
  },
  {
    quote: "Placeholder. A program manager’s own words about a release would stand here, after both counsels have read them.",
    authorRole: "Placeholder: Program Manager",
    organizationTitle: "Placeholder public authority",
    rating: 5,
    project: "Placeholder: regression tests for an ERP upgrade",
  },
] satisfies Testimonial[];
