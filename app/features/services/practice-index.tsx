import { Link } from "../../ui/link.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { fill } from "../../lib/text/fill.ts";
import type { PracticeRow } from "../../content/types/services-overview.types.ts";
import "./practice-index.css";

interface PracticeIndexProps {
  practices: readonly PracticeRow[];
  /** Label of a practice's services. `{count}` is their number. */
  fold: string;
  across: Omit<PracticeRow, "path">;
}

/** All services by practice, folded on phones, and the pages that belong to several practices. */
export function PracticeIndex({ practices, fold, across }: PracticeIndexProps) {
  return (
    <ul className="practice-index border-t border-text">
      {[...practices, { ...across, path: undefined }].map(({ name, path, services }) => (
        <li key={name} className="border-b pt-3 pb-1 md:pb-3">
          <h3 className="heading-4 group">
            {path ? (
              <Link to={path} className="group-hover:text-[var(--link)]">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          <PhoneFold label={fill(fold, { count: services.length })}>
            <ul className="gap-x-6 lg:gap-x-8">
              {services.map(({ label, to }) => (
                <li key={to} className="break-inside-avoid">
                  <Link to={to} className="block leading-5.5 color-link underline-offset-[.3em] hover:underline">
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
