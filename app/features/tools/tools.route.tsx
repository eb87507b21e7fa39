import type { Route } from "./+types/tools.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { toolsPage } from "../../content/pages/tools.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { ToolIndex } from "./tool-index.tsx";
import { toolExamples } from "./tool-examples.server.ts";

/** The list of tools. Source: TOOL-1. */
export function loader() {
  return withFirstUses({ page: toolsPage, examples: toolExamples() }, [
    { lead: toolsPage.lead },
    toolsPage.tools,
    { note: toolsPage.note },
  ]);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

function ToolsPage({ loaderData: { page, examples } }: Route.ComponentProps) {
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.name} lead={page.lead} />
      <ToolIndex page={page} examples={examples} />
    </>
  );
}

export default memoPage(ToolsPage);
