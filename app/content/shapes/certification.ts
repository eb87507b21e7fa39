/** The ink its mark is printed in on paper, by token name; scripts/marks.ts holds the inks. */
export type CertificationColor = "ink" | "verdigris" | "thread";

/** An assessment the firm has passed. `image` is the name of its mark without .svg; the small mark ends in -small. Source: ENT-6. */
export interface Certification {
  id: string;
  title: string;
  description: string;
  image: string;
  color: CertificationColor;
  status: "Certified";
}
