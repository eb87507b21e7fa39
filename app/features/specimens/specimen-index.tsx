import type { SpecimenGroup, SpecimensPage } from "../../content/types/specimens.types.ts";

/** Specimens by practice: the practice on the left, its specimens beside it. Source: SHOW-3. */
export function SpecimenIndex({
  groups,
  labels,
}: {
  groups: readonly SpecimenGroup[];
  labels: SpecimensPage["labels"];
}) {
  return (
    <ul className="border-b border-t border-text">
      {groups.map(({ name, specimens }) => (
        <li key={name} className="split py-10 not-first:border-t not-first:border-hair lg:py-12">
          <h3 className="split-side heading-3">{name}</h3>
          <ul className="specimen-index split-main">
            {specimens.map(({ id, kind, title, deliverable, path, csv, ties }) => (
              <li key={id}>
                <p className="specimen-id">{id}</p>
                <div>
                  <a href={path} className="row-link leading-snug">
                    {title}
                  </a>
                  <p className="text-small text-muted">
                    {deliverable}. {kind}.
                  </p>
                  {ties.length > 0 && (
                    <p className="specimen-ties text-small text-muted">
                      {labels.ties}
                      {ties.map((tie) => (
                        <a key={tie.id} href={tie.to}>
                          {tie.id}
                        </a>
                      ))}
                    </p>
                  )}
                </div>
                <a href={csv} download className="specimen-csv" aria-label={`${labels.download}, ${id}`}>
                  {labels.download}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
