import type { TextPage, TextSection } from "./text-page.ts";

/** A test by its file, and its title as it is written there; `${…}` in it stands for what differs from page to page. */
export type TestName = readonly [file: string, title: string];

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

/** A row of the report: a criterion of WCAG, or a provision of Section 508, with the tests that a tested one names. */
export interface ReportRow extends Pick<ConformanceRow, "criterion" | "name" | "status" | "how" | "tested"> {
  /** Positions in the report's list of tests. */
  tests: readonly number[];
}

/** A table of the report. `chapter` is what OpenACR's catalog calls it; one without rows does not apply as a whole. */
export interface ReportChapter {
  id: string;
  chapter: string;
  heading: string;
  note: string;
  rows: readonly ReportRow[];
}

/** The accessibility conformance report, as its page shows it and as OpenACR. Source: TRUST-2. */
export interface ConformanceReport {
  chapters: readonly ReportChapter[];
  tests: readonly TestName[];
}

/** Words of the page that shows the report; `before` stands above its tables and `sections` under them. */
export interface AccessibilityPage extends TextPage {
  before: readonly TextSection[];
  tables: {
    caption: string;
    columns: { criterion: string; status: string; how: string; tested: string };
    oneTest: string;
    manyTests: string;
  };
}
