import type { AboutPage } from "../../content/types/about.types.ts";
import { HeadedSection } from "../../ui/headed-section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

/** The firm's proof: how many documents follow one line item, and where. Source: LINE-1. */
export function DollarJourney({ thread: { heading, lead, figure, caption, links } }: Pick<AboutPage, "thread">) {
  return (
    <HeadedSection heading={heading} aside={lead} ground="ink">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-5">
        <p>
          <span className="block font-serif text-[clamp(3.25rem,2rem+5vw,6rem)] leading-[.9] tracking-[-.045em] text-thread-300">
            {figure}
          </span>
          <span className="mt-4 block text-label text-muted">{caption}</span>
        </p>
        <p className="flex flex-wrap gap-x-10 print:hidden">
          {links.map(({ label, to }) => (
            <Link key={to} to={to} className="row-link group inline-flex min-h-11 items-center gap-2.5">
              {label} <Icon name="arrow-right" className="arrow" />
            </Link>
          ))}
        </p>
      </div>
    </HeadedSection>
  );
}
