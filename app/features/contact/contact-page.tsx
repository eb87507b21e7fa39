import type { ContactPage as ContactPageContent } from "../../content/types/contact.types.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { ContactFormProps } from "./contact-form.tsx";
import { DirectContact } from "./direct-contact.tsx";
import { FORM_SECTION_ID, LazyContactForm } from "./lazy-contact-form.tsx";
import "../../ui/steps.css";
import "./contact-page.css";

interface ContactPageProps extends Pick<ContactFormProps, "about" | "pack" | "email" | "posted"> {
  page: ContactPageContent;
}

/** The form first; beside it the other ways to write, and below what happens next. Source: FORM-5. */
export function ContactPage({ page, about, ...form }: ContactPageProps) {
  const { promise, direct, helps, sensitive, answers, nextSteps } = page;
  return (
    <>
      <section id={FORM_SECTION_ID} className="contact on-cream bg-ground pt-24.5 pb-14">
        <div className="page-width">
          <div className="print:hidden">
            <Breadcrumbs crumbs={page.trail} current={page.name} />
          </div>
          <div className="mt-4 mb-6 grid grid-cols-1 gap-x-14 gap-y-2 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-baseline">
            <h1 className="heading-2">{page.heading}</h1>
            <p className="mt-2 flex items-baseline gap-3.5">
              <b className="font-serif text-[3rem] leading-[.9] font-380 text-thread-800 nums">{promise.hours}</b>
              <span>
                <strong className="block font-600">{promise.of}</strong>
                <span className="text-small text-muted">
                  {promise.note} {promise.days}
                </span>
              </span>
            </p>
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-small lg:hidden print:hidden">
              {direct.facts.map(
                ({ value, href }) =>
                  href && (
                    <Link key={href} to={href} className="text-link inline-flex min-h-11 items-center">
                      {value}
                    </Link>
                  ),
              )}
            </p>
          </div>
          <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
            {/* Another need in the address starts the form again, with what was typed. */}
            <LazyContactForm key={about} {...page.form} about={about} {...form} />
            <div className="grid content-start gap-6">
              <DirectContact {...direct} />
              <div>
                <h2 className="font-600">{helps.heading}</h2>
                <p className="mt-1 text-note text-muted">
                  <RunningText text={helps.text} />
                </p>
              </div>
              <div className="border-t border-hair pt-3.5">
                <p className="text-note text-muted">
                  <strong className="font-600 text-text">{sensitive.name}</strong> <RunningText text={sensitive.text} />
                </p>
                <Link to={answers.to} className="onward mt-1 min-h-11">
                  {answers.label}
                  <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
                </Link>
              </div>
            </div>
          </div>
        </div>
      </section>
      <section className="contact-after page-width pt-10 pb-6">
        <h2 className="heading-3">{nextSteps.heading}</h2>
        <ol className="knots steps mt-5 [--knot-gap:28px]">
          {nextSteps.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="mt-1 text-note text-muted">
                <RunningText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
