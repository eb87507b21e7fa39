import { Link } from "../../ui/link.tsx";
import { Marked } from "../../ui/marked.tsx";
import type { FoundService } from "../../content/types/services-overview.types.ts";

/** What the filter found: name, promise or matching sentence, and practice of each. Source: FIND-2. */
export const FoundServices = ({ services }: { services: readonly FoundService[] }) => (
  <ul className="border-t border-text">
    {services.map(({ path, name, excerpt, practice }) => (
      <li key={path} className="relative grid items-baseline gap-x-12 gap-y-1 border-b py-3 lg:grid-cols-[2fr_3fr]">
        <div>
          <Link to={path} className="stretched row-link">
            <Marked text={name} />
          </Link>
          <p className="text-small text-muted">{practice}</p>
        </div>
        <p className="text-small">
          <Marked text={excerpt} />
        </p>
      </li>
    ))}
  </ul>
);
