import { Link } from "react-router";
import { Icon } from "../components/icon.tsx";
import type { ServiceLink } from "../content/services/index.ts";

/** A practice's services as a ruled list: number, name and promise; all of a row leads to the service. Source: DT-2, DB-2. */
export function ServiceRows({ services }: { services: readonly ServiceLink[] }) {
  return (
    <ol className="border-y border-text">
      {services.map(({ name, path, promise }, index) => (
        <li key={path} className="not-first:border-t not-first:border-hair">
          <Link
            to={path}
            className="service-row group relative grid grid-cols-[34px_1fr_24px] items-center gap-x-3 gap-y-1.5 py-6 lg:min-h-[100px] lg:grid-cols-[48px_minmax(0,1fr)_minmax(0,424px)_24px] lg:py-2"
          >
            <span aria-hidden="true" className="nums text-small font-600 text-thread-800">
              {index + 1}
            </span>
            <span className="heading text-[1.4375rem] leading-tight group-hover:text-link lg:text-[1.75rem]">
              {name}
            </span>
            <span className="col-start-2 row-start-2 text-muted text-balance lg:col-start-3 lg:row-start-1">
              {promise}
            </span>
            <Icon name="arrow-right" className="arrow col-start-3 row-start-1 text-link lg:col-start-4" />
          </Link>
        </li>
      ))}
    </ol>
  );
}
