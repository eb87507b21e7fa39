/** The color of its badge, by token name. tests/unit/content/marks.test.ts compares them. */
export type CertificationColor = "ink" | "verdigris" | "thread";

/** A certification. `image` is the file name of its badge without .svg; the small badge ends in -small. Source: ENT-6. */
export interface Certification {
  id: string;
  title: string;
  description: string;
  image: string;
  color: CertificationColor;
  status: "Certified";
  /** What changes with time; only on the capability statement. */
  dated?: string;
}
