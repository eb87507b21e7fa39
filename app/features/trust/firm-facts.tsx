import type { AboutPage } from "../../content/types/about.types.ts";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";

/** Who the firm is, in a line of cells under the opening. */
export const FirmFacts = ({ label, items }: AboutPage["facts"]) => (
  <section className="on-cream bg-ground" aria-label={label}>
    <dl className="page-width grid grid-cols-2 gap-x-6 gap-y-4 py-5 md:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      {items.map(({ label: name, value, to }) => (
        <div key={name}>
          <dt className="text-label text-muted">{name}</dt>
          <dd className="font-600 leading-[1.4] text-pretty">
            {to ? (
              <Link to={to} className="text-link">
                {value}
              </Link>
            ) : (
              <RunningText text={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
