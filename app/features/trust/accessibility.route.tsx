import type { Route } from "./+types/accessibility.route";
import { conformanceReport } from "../../content/accessibility/conformance-report.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { accessibilityPage } from "../../content/pages/accessibility.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { DatedHead } from "./dated-head.tsx";
import { InShort } from "./in-short.tsx";
import { TextSections } from "./text-sections.tsx";
import { ReportTable } from "./report-table.tsx";

/** The accessibility conformance report. Source: TRUST-2. */
export function loader() {
  const { chapters, tests } = conformanceReport;
  const { promise, lead, inShort, sections } = accessibilityPage;
  return withFirstUses(
    { page: accessibilityPage, chapters, tests: tests.map(([file, title]) => ({ file, title: withEllipses(title) })) },
    [{ promise, lead }, inShort, chapters, sections],
  );
}

/** A test's title as written in its code, with "…" for template placeholders. */
const withEllipses = (title: string) => title.replaceAll(/\$\{\w+\}/g, "…");

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function AccessibilityRoute({ loaderData: { page, chapters, tests } }: Route.ComponentProps) {
  return (
    <>
      <DatedHead page={page} />
      <InShort {...page.inShort} />
      <div className="section on-cream mb-14 py-12">
        {chapters.map((chapter) => (
          <ReportTable key={chapter.id} chapter={chapter} tests={tests} labels={page.tables} fold={page.fold} />
        ))}
      </div>
      <TextSections sections={page.sections} />
    </>
  );
}

export default memoPage(AccessibilityRoute);
