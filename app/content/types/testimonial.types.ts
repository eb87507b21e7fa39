/** A client's testimonial. Defined but not rendered. Source: ENT-8. */
export interface Testimonial {
  quote: string;
  authorRole: string;
  organizationTitle: string;
  rating: 5;
  project: string;
}
