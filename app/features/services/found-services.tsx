import { Link } from "../../ui/link.tsx";
import { Marked } from "../../ui/marked.tsx";
import type { FoundService } from "../../content/types/services-overview.types.ts";
import "./found-services.css";

/** What the filter found: one line each, with name, promise and practice. Source: FIND-2. */
export const FoundServices = ({ services }: { services: readonly FoundService[] }) => (
  <ul className="found-services">
    {services.map(({ path, name, promise, practice }) => (
      <li key={path}>
        <Link to={path} className="stretched">
          <Marked text={name} />
        </Link>
        <p>
          <Marked text={promise} />
        </p>
        <p>{practice}</p>
      </li>
    ))}
  </ul>
);
