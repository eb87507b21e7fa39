import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { CONTACT_FORM } from "../../content/interface/contact-form.ts";
import { SENT_MESSAGE } from "../../content/interface/contact-messages.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";
import "../../ui/fact-list.css";

interface ConfirmationProps {
  reference: string | undefined;
  /** Name of the subject, if the visitor chose one. */
  about: string | undefined;
  /** The visitor's address. */
  answerTo: string | undefined;
  /** The firm's. */
  email: string;
  /** Whether it came with the page, which then focuses it. */
  isPosted: boolean;
  /** Path of this page, which has an empty form. */
  page: string;
  onAgain: () => void;
}

const ANSWER_ID = "contact-answer";
const REFERENCE_ID = "contact-reference";

/**
 * Confirmation in place of the form: reference, subject, address and what happens next. Its heading takes focus and is
 * described by what the toast says.
 * Source: FORM-5, OPS-1; design-system.service.gov.uk/patterns/confirmation-pages.
 */
export function Confirmation({ reference, about, answerTo, email, isPosted, page, onAgain }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const words = CONTACT_FORM.sent;
  useLayoutEffect(() => {
    if (!isPosted) heading.current!.focus();
  }, [isPosted]);

  function again(event: MouseEvent) {
    event.preventDefault();
    onAgain();
  }

  return (
    <div className="form sent grid grid-cols-1 content-start gap-5 min-h-140">
      <h2
        ref={heading}
        tabIndex={-1}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a post without JavaScript: the page starts here.
        autoFocus={isPosted}
        aria-describedby={reference ? `${ANSWER_ID} ${REFERENCE_ID}` : ANSWER_ID}
        data-result="sent"
        data-focus-target=""
        className="heading-2 flex items-center gap-3.5"
      >
        <Icon name="check" className="size-8 text-success" />
        {SENT_MESSAGE.title}
      </h2>
      <div>
        <p id={ANSWER_ID} className="lead">
          {SENT_MESSAGE.description}
        </p>
        <p className="text-small text-muted">{words.days}</p>
      </div>
      <dl className="fact-list">
        {reference && (
          <div>
            <dt>{words.reference}</dt>
            <dd>
              <span id={REFERENCE_ID} className="select-all">
                {reference}
              </span>
              <CopyButton value={reference} label={words.referenceName} />
            </dd>
          </div>
        )}
        {about && (
          <div>
            <dt>{words.about}</dt>
            <dd>{about}</dd>
          </div>
        )}
        {answerTo && (
          <div data-wide="true">
            <dt>{words.answerTo}</dt>
            <dd>{answerTo}</dd>
          </div>
        )}
      </dl>
      <div>
        <h3 className="heading-3">{words.next}</h3>
        <ol className="knots mt-4 [--knot-gap:14px]">
          {words.steps.map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-small text-muted">
          {words.otherwise[0]}{" "}
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>{" "}
          {words.otherwise[1]}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton variant="ruled" to={page} onClick={again}>
          {words.again}
        </LinkButton>
        <Link to={words.meanwhile.to} className="onward min-h-11">
          {words.meanwhile.label}
          <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
        </Link>
      </p>
    </div>
  );
}
