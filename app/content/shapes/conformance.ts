/** How one success criterion of WCAG 2.2 stands on this site. */
export interface ConformanceRow {
  criterion: string;
  name: string;
  level: "A" | "AA";
  status: "Supports" | "Not applicable";
  /** How it is met, or why it does not apply. */
  how: string;
  /** How it is checked: by an automated test, by a person's judgment, or both. */
  tested: "Automated" | "Judged" | "Automated and judged";
}
