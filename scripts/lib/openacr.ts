import { stringify } from "yaml";
import { conformanceReport } from "../../app/content/accessibility/conformance-report.ts";
import { firm } from "../../app/content/firm.ts";
import { accessibilityPage } from "../../app/content/pages/accessibility.ts";
import type { ReportChapter, ReportRow } from "../../app/content/types/conformance.types.ts";
import type { TextSection } from "../../app/content/types/text-page.types.ts";

/** WCAG criteria refer to a component of the product; criteria of Section 508 do not. */
const componentOf = ({ chapter }: ReportChapter) => (chapter.startsWith("success_criteria") ? "web" : "none");

const { address, email, phone, legalName, name } = firm;

const contact = {
  company_name: legalName,
  address: `${address.street}, ${address.city}, ${address.stateCode} ${address.postalCode}`,
  email,
  phone: phone.display,
};

/** The accessibility conformance report in the OpenACR format, version 0.1.0, from the data of its page. Source: TRUST-2. */
export const openAcr = (): string =>
  stringify(
    {
      title: `${name} Accessibility Conformance Report`,
      product: { name: `${name} website`, description: firm.description },
      author: contact,
      vendor: contact,
      report_date: accessibilityPage.dated.date,
      last_modified_date: accessibilityPage.dated.date,
      version: 1,
      notes: sentencesOf("limits"),
      evaluation_methods_used: sentencesOf("tested"),
      license: "CC-BY-4.0",
      feedback: `mailto:${email}`,
      catalog: "2.5-edition-wcag-2.2-508-en",
      chapters: {
        ...Object.fromEntries(
          conformanceReport.chapters.map((chapter) => [
            chapter.chapter,
            { notes: chapter.note, criteria: chapter.rows.map((row) => criterion(row, componentOf(chapter))) },
          ]),
        ),
        success_criteria_level_aaa: { disabled: true, notes: "Level AAA is not claimed." },
        hardware: { disabled: true, notes: "The product is a website, not hardware." },
        software: { disabled: true, notes: "The product is a website, with no software to install." },
      },
    },
    { lineWidth: 0 },
  );

const criterion = (row: ReportRow, component: string) => ({
  num: row.criterion,
  components: [
    {
      name: component,
      adherence: { level: row.status.toLowerCase().replaceAll(" ", "-"), notes: [row.how, ...testsOf(row)].join("\n") },
    },
  ],
});

/** How a row was tested, and by which tests, one line each. */
const testsOf = ({ tested, tests }: ReportRow): string[] => [
  `Tested: ${tested}.`,
  ...tests.map((at) => conformanceReport.tests[at]!).map(([file, title]) => `- ${file}: ${title}`),
];

function sentencesOf(id: string): string {
  const sections: readonly TextSection[] = accessibilityPage.sections;
  const section = sections.find((one) => one.id === id);
  if (section?.kind !== "rows") throw new Error(`The page of accessibility has no rows under "${id}".`);
  return section.rows.map(({ name: what, text }) => `${what}: ${text}`).join("\n");
}
