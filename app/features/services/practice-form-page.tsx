import type { ContactFormCopy } from "../../content/types/contact.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Fold } from "../../ui/fold.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { useOpenTarget } from "../../ui/use-open-target.ts";
import type { ContactFormProps } from "../contact/contact-form.tsx";
import { FORM_SECTION_ID, LazyContactForm } from "../contact/lazy-contact-form.tsx";
import { WorksWith } from "./practice-call.tsx";
import { PracticePage, type PracticePageProps } from "./practice-page.tsx";
import { usePracticeQuestions } from "./practice-questions.tsx";

interface PracticeFormPageProps extends Omit<PracticePageProps, "end"> {
  copy: ContactFormCopy;
  around: Pick<ContactFormProps, "email" | "privacy">;
  posted: ContactFormProps["posted"];
}

/** What a buyer asks first. The others are in a fold. */
const FIRST_QUESTIONS = 5;

/** A practice that ends with a form, to which its first button leads; the questions are beside it, on phones below it. Source: DT-3, DB-4. */
export function PracticeFormPage({ copy, around, posted, ...rest }: PracticeFormPageProps) {
  const { questions, labels, related } = rest.page;
  const [first, others] = usePracticeQuestions(questions, FIRST_QUESTIONS, null);
  useOpenTarget();
  const end = (
    <section id={FORM_SECTION_ID} className="section on-cream practice-section">
      <div className="page-width">
        <div
          id="questions"
          className="practice-form grid items-start gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
        >
          <div>
            <h2 className="practice-heading">{copy.heading}</h2>
            <p className="mt-3 text-muted">
              <RunningText text={copy.lead} />
            </p>
          </div>
          <div className="lg:row-[1/3] lg:col-[2]">
            <LazyContactForm
              service={copy.service}
              messageLabel={copy.messageLabel}
              messagePlaceholder={copy.placeholder}
              posted={posted}
              {...around}
            />
          </div>
          <div>
            <h2 className="heading-3 mb-3">{labels.questions}</h2>
            {first}
            {others && (
              <Fold
                label={fill(labels.moreQuestions, { count: questions.length - FIRST_QUESTIONS })}
                className="border-0"
              >
                {others}
              </Fold>
            )}
          </div>
        </div>
        <WorksWith label={labels.related} related={related} />
      </div>
    </section>
  );
  const page = { ...rest.page, talk: { ...rest.page.talk, to: `#${FORM_SECTION_ID}` } };
  return <PracticePage {...rest} page={page} end={end} />;
}
