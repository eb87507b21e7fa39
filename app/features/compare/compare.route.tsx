import { redirect } from "react-router";
import type { Route } from "./+types/compare.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { COMPARE_PATH, comparePage } from "../../content/pages/compare.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { choicePath, oneListPath } from "../pack/choice.server.ts";
import { ShortHead } from "../../ui/short-head.tsx";
import { memoPage } from "../../ui/memo-page.tsx";
import { Removed } from "../../ui/remove-link.tsx";
import { CompareActions, CompareNext } from "./compare-actions.tsx";
import { CompareChoice } from "./compare-choice.tsx";
import { CompareTable, TABLE_ID } from "./compare-table.tsx";
import { COMPARE_FIELDS } from "./compare.types.ts";
import { comparePageOf } from "./compare-page-data.server.ts";
import "./compare-table.css";
import "./compare-narrow.css";
import "./compare-print.css";
import "../../ui/aside-bar.css";
import "../../ui/field.css";
import "../tools/tool-form.css";

/** The form sends one parameter per list, which the loader joins into the last one, `s`. */
const FIELDS = [...COMPARE_FIELDS, "s"];

export const handle = { query: FIELDS } satisfies PageHandle;

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const lists = FIELDS.flatMap((name) => searchParams.getAll(name));
  const short = oneListPath(COMPARE_PATH, lists);
  if (short) throw redirect(short);
  const data = comparePageOf(lists);
  const slugs = data.services.map(({ slug }) => slug);
  const csv = choicePath(`${COMPARE_PATH}.csv`, slugs);
  return withFirstUses({ page: comparePage, data, csv }, [
    { lead: data.lead },
    // Before the table: names of vehicles and codes in its cells are not running text.
    { note: data.rows.length > 0 && comparePage.table.note },
    data.rows,
  ]);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** Two to four services side by side, at a URL to share. Source: PACK-4. */
function CompareRoute({ loaderData: { page, data, csv } }: Route.ComponentProps) {
  const isCompared = data.rows.length > 0;
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.name} lead={data.lead} />
      <Removed focusId={TABLE_ID} />
      {data.leftOut.length > 0 && (
        <div className="page-width pt-5.5 print:hidden" role="status">
          {data.leftOut.map((sentence) => (
            <p key={sentence} className="aside-bar">
              {sentence}
            </p>
          ))}
        </div>
      )}
      <CompareChoice key={`choice-${data.list}`} words={page.choose} data={data} />
      {isCompared && (
        <section key={`table-${data.list}`} className="comparing section static on-paper pt-3 pb-18">
          <div className="page-width">
            <CompareActions words={page.actions} csv={csv} />
            <CompareTable words={page.table} data={data} />
            <p className="compare-foot hidden text-muted wrap-anywhere print:block">
              <b className="font-600 text-text">{page.contact.heading}</b> {data.contact}
            </p>
            <CompareNext words={page.actions} list={data.list} />
          </div>
        </section>
      )}
    </>
  );
}

export default memoPage(CompareRoute);
