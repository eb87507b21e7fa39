import type { ConformanceReport, ConformanceRow, ReportRow, TestName } from "../types/conformance.types.ts";
import { PROOFS } from "./proofs.ts";
import { functionalPerformance, parsing, supportServices } from "./section-508.ts";
import { conformance } from "./wcag.ts";

const tests: readonly TestName[] = [...new Set(Object.values(PROOFS).flat())];

const rowOf = ({ criterion, name, status, how, tested }: Omit<ConformanceRow, "level">): ReportRow => ({
  criterion,
  name,
  status,
  how,
  tested,
  tests: (PROOFS[criterion] ?? []).map((test) => tests.indexOf(test)),
});

const level = (wanted: ConformanceRow["level"]) => conformance.filter((row) => row.level === wanted).map(rowOf);

/** The data of the page's tables and of the OpenACR file. Source: TRUST-2, Revised 508 Standards, VPAT 2.5. */
export const conformanceReport: ConformanceReport = {
  chapters: [
    {
      id: "level-a",
      chapter: "success_criteria_level_a",
      heading: "WCAG 2.2, Level A",
      note: "Includes 4.1.1 from the older editions, which Section 508 still references.",
      rows: [...level("A"), rowOf(parsing)].toSorted((a, b) => a.criterion.localeCompare(b.criterion, "en", { numeric: true })),
    },
    {
      id: "level-aa",
      chapter: "success_criteria_level_aa",
      heading: "WCAG 2.2, Level AA",
      note: "We do not claim the highest level, although most text meets its contrast ratio of 7 to 1.",
      rows: level("AA"),
    },
    {
      id: "chapter-3",
      chapter: "functional_performance_criteria",
      heading: "Section 508, Chapter 3: Functional Performance Criteria",
      note: "Judged as a whole, after the criteria above.",
      rows: functionalPerformance.map(rowOf),
    },
    {
      id: "chapter-6",
      chapter: "support_documentation_and_services",
      heading: "Section 508, Chapter 6: Support Documentation and Services",
      note: "Chapters 4 and 5 do not apply, because the site is neither hardware nor software to install.",
      rows: supportServices.map(rowOf),
    },
  ],
  tests,
};
