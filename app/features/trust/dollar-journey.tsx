import type { AboutPage } from "../../content/types/about.types.ts";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";

/** The firm's proof: one amount, and the ten documents through which it can be followed. Source: LINE-1. */
export function DollarJourney({ thread }: { thread: AboutPage["thread"] }) {
  const { heading, lead, amount, caption, documents, links } = thread;
  return (
    <HeadedSection heading={heading} aside={lead} ground="ink">
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div>
          <p className="font-serif font-300 text-[clamp(4.5rem,3rem+5vw,7rem)] leading-[.9] tracking-[-.045em] text-thread-300">
            {amount}
          </p>
          <p className="mt-4 flex flex-col items-start print:hidden">
            {links.map(({ label, to }) => (
              <Link key={to} to={to} className="row-link group inline-flex min-h-11 items-center gap-2.5">
                {label} <Icon name="arrow-right" className="arrow" />
              </Link>
            ))}
          </p>
        </div>
        <div>
          <p className="mb-4 text-label text-muted">{caption}</p>
          <ol className="knots nums [--knot-gap:14px] gap-x-6 md:columns-2">
            {documents.map(({ number, name, text, document, date, to }) => (
              <li key={document} className="break-inside-avoid">
                <h3 className="font-serif text-[1.1875rem] leading-[1.3]">
                  <Link to={to} className="stretched hover:text-thread-300">
                    {`${number} ${name}`}
                  </Link>
                </h3>
                <p className="text-label text-muted">
                  <RunningText text={text} />
                  {`, ${document}, ${date}`}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </HeadedSection>
  );
}
