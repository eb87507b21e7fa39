import type { ListedSpecimen, SpecimensPage } from "../../content/types/specimens.types.ts";
import { Link } from "../../ui/link.tsx";
import "./specimen-index.css";

interface SpecimenIndexProps {
  specimens: readonly ListedSpecimen[];
  labels: SpecimensPage["labels"];
}

/** Specimens by type of document: what the document is, and what this one shows. Source: SHOW-3. */
export const SpecimenIndex = ({ specimens, labels }: SpecimenIndexProps) => (
  <ul className="specimen-index">
    {specimens.map(({ id, kind, title, deliverable, path, csv, ties }) => (
      <li key={id}>
        <div>
          <Link to={path} className="row-link leading-snug">
            {deliverable}
          </Link>
          <p className="text-small text-muted">
            {title}. {kind}.
          </p>
          {ties.length > 0 && (
            <p className="specimen-ties text-small text-muted">
              {labels.ties}
              {ties.map((tie) => (
                <Link key={tie.id} to={tie.to}>
                  {tie.id}
                </Link>
              ))}
            </p>
          )}
        </div>
        <p className="specimen-id">
          <span>{id}</span>
          <a href={csv} download className="specimen-csv" aria-label={`${labels.download}, ${id}`}>
            {labels.download}
          </a>
        </p>
      </li>
    ))}
  </ul>
);
