import { LineIcon } from "../../ui/line-icon.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { ServiceGroup } from "../../content/types/services-overview.types.ts";
import { Link } from "../../ui/link.tsx";
import "./service-index.css";

/** All services by practice: the practice on the left, its services in two columns beside it. */
export function ServiceIndex({ groups }: { groups: readonly ServiceGroup[] }) {
  return (
    <ul className="border-b border-t border-text">
      {groups.map(({ name, promise, path, icon, services }) => (
        <li key={name} className="split py-10 not-first:border-t not-first:border-hair lg:py-12">
          <div className="split-side">
            {icon && <LineIcon name={icon} className="mb-5 size-9" />}
            <h3 className="heading-3">
              {path ? (
                <Link
                  to={path}
                  className="underline decoration-1 decoration-hair underline-offset-[.18em] hover:text-link hover:decoration-current"
                >
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            <p className="mt-2 max-w-[34em] text-muted text-balance">
              <RunningText text={promise} />
            </p>
          </div>
          <ul className="service-index split-main grid content-start gap-x-12 md:grid-cols-2">
            {services.map((service) => (
              <li key={service.path} className="relative border-hair">
                <Link to={service.path} className="stretched row-link leading-snug">
                  {service.name}
                </Link>
                <p className="mt-1 text-note text-muted text-balance">
                  <RunningText text={service.promise} />
                </p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
