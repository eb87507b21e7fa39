import { Link } from "../../ui/link.tsx";
import { PhoneFold } from "../../ui/phone-fold.tsx";
import { fill } from "../../lib/text/fill.ts";
import type { PageLink } from "../../content/types/page-section.types.ts";
import type { PracticeRow } from "../../content/types/services-overview.types.ts";
import "./practice-index.css";

interface PracticeIndexProps {
  practices: readonly PracticeRow[];
  /** Label of a practice's services. `{count}` is their number. */
  fold: string;
  across: { heading: string; links: readonly PageLink[] };
}

/** All services by practice, folded on phones, and the pages that belong to several practices. */
export function PracticeIndex({ practices, fold, across }: PracticeIndexProps) {
  return (
    <>
      <ul className="practice-index border-t border-text">
        {practices.map(({ name, path, services }) => (
          <li key={path} className="border-b pt-3 pb-1 md:pb-3">
            <h3 className="heading-4 group">
              <Link to={path} className="group-hover:text-[var(--link)]">
                {name}
              </Link>
            </h3>
            <PhoneFold label={fill(fold, { count: services.length })}>
              <Links links={services} />
            </PhoneFold>
          </li>
        ))}
      </ul>
      <div className="across-practices items-baseline justify-between gap-x-8 border-text pt-3.5 lg:flex lg:border-b lg:pb-3">
        <h3 className="font-600">{across.heading}</h3>
        <Links links={across.links} />
      </div>
    </>
  );
}

const Links = ({ links }: { links: readonly PageLink[] }) => (
  <ul>
    {links.map(({ label, to }) => (
      <li key={to} className="break-inside-avoid">
        <Link to={to} className="flex items-center leading-5.5 color-link underline-offset-[.3em] hover:underline">
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
