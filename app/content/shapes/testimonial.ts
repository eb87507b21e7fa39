/** A client's words. Defined, and rendered nowhere. Source: ENT-8. */
export interface Testimonial {
  quote: string;
  authorRole: string;
  organizationTitle: string;
  rating: 5;
  project: string;
}
