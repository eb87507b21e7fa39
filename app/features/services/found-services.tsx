import { Link } from "../../ui/link.tsx";
import { Marked } from "../../ui/marked.tsx";
import type { FoundService } from "../../content/types/services-overview.types.ts";

/** What the filter found: one line each, with name, promise and practice. Source: FIND-2. */
export const FoundServices = ({ services }: { services: readonly FoundService[] }) => (
  <ul className="border-t border-text">
    {services.map(({ path, name, promise, practice }) => (
      <li key={path} className="relative grid items-baseline gap-x-8 border-b py-3 lg:grid-cols-12">
        <Link to={path} className="stretched row-link lg:col-span-4">
          <Marked text={name} />
        </Link>
        <p className="text-small text-muted lg:col-span-4">
          <Marked text={promise} />
        </p>
        <p className="text-small text-muted lg:col-span-4">{practice}</p>
      </li>
    ))}
  </ul>
);
