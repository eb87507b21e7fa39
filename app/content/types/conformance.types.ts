import type { TextPage } from "./text-page.types.ts";

/** A test by file and title as in the source, with `${…}` for generated parts. */
export type TestName = readonly [file: string, title: string];

/** Conformance with one success criterion of WCAG 2.2. */
export interface ConformanceRow {
  criterion: string;
  name: string;
  level: "A" | "AA";
  status: "Supports" | "Partially supports" | "Not applicable";
  /** How it is met, or why it does not apply. */
  how: string;
  /** By automated tests, human judgment, or both. */
  tested: "Automated" | "Judged" | "Automated and judged";
}

/** A row of the report: a WCAG criterion or a provision of Section 508, with the tests that verify it. */
export interface ReportRow extends Pick<ConformanceRow, "criterion" | "name" | "status" | "how" | "tested"> {
  /** Indexes in the report's list of tests. */
  tests: readonly number[];
}

/** A table of the report. `chapter` is its name in OpenACR's catalog. One without rows does not apply as a whole. */
export interface ReportChapter {
  id: string;
  chapter: string;
  heading: string;
  note: string;
  rows: readonly ReportRow[];
}

/** The accessibility conformance report, for its page and for OpenACR. Source: TRUST-2. */
export interface ConformanceReport {
  chapters: readonly ReportChapter[];
  tests: readonly TestName[];
}

/** Texts of the report's page; `sections` are below its tables. */
export interface AccessibilityPage extends Omit<TextPage, "inShort" | "fold">, Required<Pick<TextPage, "inShort" | "fold">> {
  tables: {
    caption: string;
    columns: { criterion: string; status: string; how: string; tested: string };
    oneTest: string;
    manyTests: string;
  };
}
