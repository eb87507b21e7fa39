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
      <ul className="practice-index">
        {practices.map(({ name, path, services }) => (
          <li key={path}>
            <h3 className="font-serif">
              <Link to={path}>{name}</Link>
            </h3>
            <PhoneFold label={fill(fold, { count: services.length })}>
              <Links links={services} />
            </PhoneFold>
          </li>
        ))}
      </ul>
      <div className="across-practices">
        <h3>{across.heading}</h3>
        <Links links={across.links} />
      </div>
    </>
  );
}

const Links = ({ links }: { links: readonly PageLink[] }) => (
  <ul>
    {links.map(({ label, to }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))}
  </ul>
);
