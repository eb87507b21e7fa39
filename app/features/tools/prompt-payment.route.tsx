import type { Route } from "./+types/prompt-payment.route";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { promptPaymentPage } from "../../content/pages/prompt-payment-page.ts";
import { PROMPT_PAYMENT_FIELDS } from "../../content/types/prompt-payment-page.types.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { DateLine } from "./date-line.tsx";
import { FIGURES_ID, ResultFigures } from "./figures.tsx";
import { InterestEntry } from "./interest-entry.tsx";
import { NamedList, NamedPoints } from "./named-list.tsx";
import { PromptPaymentForm } from "./prompt-payment-form.tsx";
import { promptPaymentData } from "./prompt-payment-page-data.server.ts";
import { RateTable } from "./rate-table.tsx";
import { StepList } from "./step-list.tsx";
import { Fold } from "../../ui/fold.tsx";
import { PageEnd } from "../../ui/page-end.tsx";
import { ShortHead } from "../../ui/short-head.tsx";
import { Link } from "../../ui/link.tsx";
import "../../ui/field.css";
import "./tool-form.css";
import "./tool-answer.css";
import "./tool-tables.css";

export const handle = { query: [...PROMPT_PAYMENT_FIELDS] } satisfies PageHandle;

/** The prompt-payment calculator, computed on the server. Source: TOOL-1. */
export function loader({ request }: Route.LoaderArgs) {
  const result = promptPaymentData(new URL(request.url).searchParams);
  return withFirstUses({ page: promptPaymentPage, ...result }, [
    { lead: promptPaymentPage.lead },
    result.answer.steps,
    { note: promptPaymentPage.entry.note },
    promptPaymentPage.unknown.rows,
    promptPaymentPage.terms.rows,
  ]);
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.page.meta, Object.keys(args.loaderData.errors).length > 0) : [];

const ANSWER_ID = "answer";

function PromptPaymentPage({ loaderData }: Route.ComponentProps) {
  const { page, values, errors, example, answer, path, address, rates } = loaderData;
  const { due, late, interest, steps, events, entry, isWithoutRate } = answer;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <>
      <ShortHead crumbs={page.trail} title={page.name} lead={page.lead} />
      <section className="section static pt-8 pb-18">
        {(address ?? example) && (
          <p className="page-width mb-6 border-b border-thread pb-3 text-small font-600 text-balance lg:hidden print:hidden">
            {`${page.answer.due}: ${due}\u00A0· ${page.answer.late}: ${late}\u00A0· ${page.answer.interest}: ${interest} `}
            <Link to={`#${ANSWER_ID}`} className="text-link whitespace-nowrap">
              {page.answer.see}
            </Link>
          </p>
        )}
        <div className="page-width grid grid-cols-1 gap-x-18 gap-y-8 lg:grid-cols-[368px_minmax(0,1fr)]">
          <PromptPaymentForm page={page} action={`${path}#${ANSWER_ID}`} path={path} values={values} errors={errors} />
          {/* Without this anchor the focus goes to the list of errors. */}
          <div
            {...(!hasErrors && { id: ANSWER_ID, tabIndex: -1, "data-focus-target": "" })}
            role="group"
            aria-label={page.answer.heading}
            aria-describedby={FIGURES_ID}
          >
            <h2 className="visually-hidden">{page.answer.heading}</h2>
            {example && <p className="mb-4 text-note">{example}</p>}
            <ResultFigures
              figures={[
                { label: page.answer.due, value: due },
                { label: page.answer.late, value: late },
                { label: page.answer.interest, value: interest },
              ]}
            />
            {events.length > 0 && <DateLine label={page.answer.dates} events={events} />}
            <StepList steps={steps} />
          </div>
        </div>
      </section>
      <section className="section on-cream py-12">
        <div className="page-width grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-2">
          <div className="grid content-start gap-y-10">
            <InterestEntry
              labels={page.entry}
              entry={entry}
              without={isWithoutRate ? page.entry.noRate : page.entry.none}
              address={address}
            />
            <div className="border-b border-hair">
              <Fold label={page.rates.heading}>
                <RateTable labels={page.rates} rows={rates} />
              </Fold>
              <Fold label={page.terms.heading}>
                <NamedPoints rows={page.terms.rows} />
              </Fold>
            </div>
          </div>
          <NamedList heading={page.unknown.heading} rows={page.unknown.rows} />
        </div>
        <div className="page-width">
          <PageEnd onward={page.onward} next={page.next} />
        </div>
      </section>
    </>
  );
}

export default memoPage(PromptPaymentPage);
