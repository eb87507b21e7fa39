import type { ListedSpecimen, SpecimenGroup, SpecimensPage } from "../../content/types/specimens.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Link } from "../../ui/link.tsx";
import { Marked } from "../../ui/marked.tsx";
import "./specimen-index.css";

interface SpecimenIndexProps {
  groups: readonly SpecimenGroup[];
  words: Pick<SpecimensPage, "labels" | "list">;
  /** Whether the practices are open in narrow windows. */
  isOpen: boolean;
}

/** All specimens by practice, one to a line, collapsed on phones and tablets. Source: SHOW-3. */
export const SpecimenIndex = ({ groups, words: { labels, list }, isOpen }: SpecimenIndexProps) =>
  groups.map(({ practice, promise, specimens }) => {
    const count = specimens.length === 1 ? list.one : fill(list.many, { count: specimens.length });
    return (
      <section key={practice} aria-label={practice} className="border-t border-text">
        <details className="practice-fold" open={isOpen}>
          <summary className="fold-head">
            <span className="heading-4">
              {practice}
              <span key={count} className="block font-sans text-small text-muted">
                {`${count}. ${promise}`}
              </span>
            </span>
            <span className="fold-sign" aria-hidden="true" />
          </summary>
          <div className="grid gap-x-10 pb-4 lg:grid-cols-[16.25rem_minmax(0,1fr)] lg:py-5">
            <div className="max-lg:hidden print:hidden">
              <h3 className="heading-4">{practice}</h3>
              <p key={count} className="mt-1 text-small text-muted">
                {count}
              </p>
              <p className="text-small text-muted">{promise}</p>
            </div>
            <ul>
              {specimens.map((specimen) => (
                <Row key={specimen.id} specimen={specimen} download={labels.download} />
              ))}
            </ul>
          </div>
        </details>
      </section>
    );
  });

const Row = ({
  specimen: { id, deliverable, excerpt, path, csv },
  download,
}: {
  specimen: ListedSpecimen;
  download: string;
}) => (
  <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-hair py-2 first:pt-0 last:border-0 md:grid-cols-[6rem_minmax(0,1fr)_auto]">
    <span className="text-label text-muted whitespace-nowrap max-md:col-span-2">{id}</span>
    <div className="grid items-baseline gap-x-4 xl:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
      <Link to={path} className="stretched font-serif text-[1.125rem] leading-[1.5] color-link hover:underline">
        <Marked text={deliverable} />
      </Link>
      <span className="text-small text-muted">
        <Marked text={excerpt} />
      </span>
    </div>
    <Link
      to={csv}
      download
      className="relative z-1 -my-2 px-3 py-2 -mr-3 text-label color-link underline decoration-1 underline-offset-[.3em] hover:decoration-2 print:hidden"
      aria-label={`${download}, ${id}`}
    >
      {download}
    </Link>
  </li>
);
