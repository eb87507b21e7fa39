import type { ReactNode } from "react";
import { LinkButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import type { PageLink } from "../content/types/page-section.types.ts";
import { Link } from "./link.tsx";

interface FilteredListProps {
  heading: string;
  note: string;
  filter: ReactNode;
  /** The list, absent if the filter found nothing. */
  children?: ReactNode;
  /** Link for visitors who found nothing. */
  otherwise: PageLink;
  onward: readonly PageLink[];
}

/** A list with a filter above and links below. */
export function FilteredList({ heading, note, filter, children, otherwise, onward }: FilteredListProps) {
  return (
    <section className="section">
      <div className="page-width">
        <div className="section-head mb-10 lg:mb-12">
          <h2 className="heading-2">{heading}</h2>
          <p className="lead">{note}</p>
        </div>
        {filter}
        <div className="mt-10">
          {children || (
            <p className="border-t border-text pt-8">
              <LinkButton to={otherwise.to} variant="ruled">
                {otherwise.label}
              </LinkButton>
            </p>
          )}
        </div>
        <div className="mt-8 flex flex-wrap gap-x-10">
          {onward.map(({ label, to }) => (
            <Link key={to} to={to} className="onward min-h-11">
              {label}
              <Icon name="arrow-right" className="onward-arrow text-[1.25rem]" />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
