import type { Route } from "./+types/find-the-misstatement.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { misstatementPage } from "../../content/pages/misstatement.ts";
import { promptPaymentPage } from "../../content/pages/prompt-payment-page.ts";
import { ANSWER_FIELDS, MISSTATEMENT_FIELDS } from "../../content/types/misstatement-page.types.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { Link } from "../../ui/link.tsx";
import { PageEnd } from "../../ui/page-end.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { pack, unpack } from "../../lib/text/packed.ts";
import { packedPage, type UnpackedProps } from "../../ui/packed-page.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { AnswerForm } from "./misstatement/answer-form.tsx";
import { ChangeForm } from "./misstatement/change-form.tsx";
import { ChangeResult } from "./misstatement/change-result.tsx";
import { CopiedSheets, HINTS_ID, ONE_AMOUNT_ID } from "./misstatement/copied-sheets-page.tsx";
import { misstatementData } from "./misstatement/page-data.server.ts";
import { Solution } from "./misstatement/solution.tsx";
import { NamedList, NamedPoints } from "./named-list.tsx";
import "../../ui/field.css";
import "./tool-form.css";
import "./tool-answer.css";
import "./tool-tables.css";
import "./exercise.css";

export const handle = { query: [...MISSTATEMENT_FIELDS, ...ANSWER_FIELDS] } satisfies PageHandle;

/** The exercise, and the ties that fail with a changed amount. Source: TOOL-3. */
export function loader({ request }: Route.LoaderArgs) {
  const data = misstatementData(new URL(request.url).searchParams);
  const { lead, task, hints, change, limits } = misstatementPage;
  const { columns, budgetary, proprietary } = promptPaymentPage.entry;
  // The other texts of the answer are sent with their figures.
  const { heading, open, entry, effects, ties } = misstatementPage.solution;
  const page = { ...misstatementPage, solution: { heading, open, entry, effects, ties } };
  return pack(
    withFirstUses({ page, columns, ledgers: { budgetary, proprietary }, ...data }, [
      { lead },
      { text: task.text },
      task.given,
      hints.list.map((text) => ({ text })),
      { text: data.solution.text },
      data.solution.steps,
      data.solution.assertion,
      { note: misstatementPage.solution.entry.note },
      { note: data.solution.note },
      { text: change.text },
      limits.rows,
    ]),
  );
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { page, errors, given } = unpack(args.loaderData);
  return pageMeta(args, page.meta, Object.keys(errors).length > 0 || given.verdict === "empty");
};

const CHANGE_ID = "change";

function FindTheMisstatementPage({ loaderData }: UnpackedProps<typeof loader>) {
  const { page, sheets, solution, given, columns, ledgers, path, values, errors, lines, unknownLine, changed } =
    loaderData;
  const { task, change, limits } = page;
  const { trial } = change.result;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.name} lead={page.lead} />
      <section className="section static pt-8 pb-18">
        <div className="page-width grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <div>
            <h2 className="heading tool-heading">{task.heading}</h2>
            <p className="mb-4 border-l-3 border-current pl-3 font-600 text-failure">{page.label}</p>
            <p>
              <RunningText text={task.text} />
            </p>
          </div>
          <NamedPoints rows={task.given} className="self-start lg:col-2 lg:row-span-2" />
          <AnswerForm words={page.answer} path={path} given={given} />
        </div>
      </section>
      <CopiedSheets page={page} sheets={sheets} />
      <Solution id={HINTS_ID} page={page} solution={solution} columns={columns} ledgers={ledgers} />
      {/* Without this anchor the focus goes to the list of errors. */}
      <section
        {...(!hasErrors && { id: CHANGE_ID, tabIndex: -1, "data-focus-target": "" })}
        className="section on-cream py-12"
      >
        <div className="page-width">
          <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
            <div>
              <h2 id={ONE_AMOUNT_ID} className="heading tool-heading">
                {change.heading}
              </h2>
              <p>
                <RunningText text={change.text} />
              </p>
              <p className="mt-4 text-muted print:hidden">
                {trial.before}
                <Link to={trial.to} reloadDocument className="text-link">
                  {trial.label}
                </Link>
                .
              </p>
            </div>
            <ChangeForm
              words={change}
              action={`${path}#${CHANGE_ID}`}
              path={path}
              lines={lines}
              unknownLine={unknownLine}
              values={values}
              errors={errors}
            />
          </div>
          {changed && <ChangeResult words={change.result} changed={changed} />}
        </div>
      </section>
      <section className="section static pt-12 pb-18">
        <div className="page-width">
          <NamedList heading={limits.heading} rows={limits.rows} />
          <PageEnd onward={page.onward} next={page.next} />
        </div>
      </section>
    </>
  );
}

export default packedPage(FindTheMisstatementPage);
