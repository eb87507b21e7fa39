import { Link } from "../../ui/link.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { fill } from "../../lib/text/fill.ts";
import type { PracticeRow } from "../../content/types/services-overview.types.ts";
import "./practice-index.css";

interface PracticeIndexProps {
  practices: readonly PracticeRow[];
  /** Label of a practice's services. `{count}` is their number. */
  fold: string;
}

/**
 * All services by practice, folded on phones. In wide windows in the columns of the steps below, whose third begins with
 * the filter and the right-hand problems.
 */
export function PracticeIndex({ practices, fold }: PracticeIndexProps) {
  return (
    <ul className="practice-index border-t border-text">
      {practices.map(({ name, path, services }) => (
        <li
          key={name}
          className="items-baseline border-b pt-3 pb-1 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)] md:gap-x-6 md:pb-3 lg:grid-cols-4 lg:gap-x-8"
        >
          <h3 className="heading-4 group">
            <Link to={path} className="group-hover:text-[var(--link)]">
              {name}
            </Link>
          </h3>
          <PhoneFold label={fill(fold, { count: services.length })}>
            <ul className="columns-[14rem] gap-x-6 lg:columns-3 lg:gap-x-8">
              {services.map(({ label, to }) => (
                <li key={to} className="break-inside-avoid">
                  <Link
                    to={to}
                    className="block py-2.75 leading-5.5 color-link underline-offset-[.3em] hover:underline lg:py-1.25 print:py-[5px]"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </PhoneFold>
        </li>
      ))}
    </ul>
  );
}
