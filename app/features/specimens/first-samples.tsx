import type { FirstSample, SpecimensPage } from "../../content/types/specimens.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { NoWrap } from "../../ui/no-wrap.tsx";
import "../../styles/drawn-sheet.css";
import "./first-samples.css";

interface FirstSamplesProps {
  samples: readonly FirstSample[];
  words: Pick<SpecimensPage, "first" | "doors" | "labels">;
}

/** Where to begin: three samples, one of them large, and two pages that lead through several. */
export const FirstSamples = ({ samples, words: { first, doors, labels } }: FirstSamplesProps) => (
  <section className="first-samples on-cream bg-ground overflow-clip pt-9 pb-10">
    <div className="page-width">
      <div className="mb-5 items-baseline justify-between gap-x-12 lg:flex">
        <h2 className="heading-3">{first.heading}</h2>
        <p className="text-small text-muted">{first.note}</p>
      </div>
      <ul className="first-list grid auto-cols-fr gap-6">
        {samples.map((sample) => (
          <li key={sample.id} className="first-sample relative grid">
            <SampleSheet sample={sample} look={first.look} more={labels.more} />
          </li>
        ))}
      </ul>
      <ul className="mt-8 grid gap-x-6 gap-y-4 md:grid-cols-2 print:hidden">
        {doors.map(({ heading, label, to }) => (
          <li key={to} className="relative border-t-2 border-thread pt-3">
            <p className="font-serif text-[1.1875rem] leading-normal">{heading}</p>
            <Link to={to} className="stretched mt-1 flex items-center justify-between gap-4 font-600 color-link">
              {label}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

interface SampleSheetProps {
  sample: FirstSample;
  look: string;
  more: string;
}

function SampleSheet({ sample, look, more }: SampleSheetProps) {
  const { id, reader, deliverable, title, label, path, columns, rows, total, note } = sample;
  return (
    <div className="first-sheet drawn-sheet relative text-label">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-600">{reader}</span>
        <span className="font-serif text-[1rem] text-thread-800 whitespace-nowrap">{id}</span>
      </p>
      <h3 className="heading-4 mt-0.5">
        <Link to={path} className="stretched">
          {deliverable}
        </Link>
      </h3>
      <p className="text-label text-muted">
        <NoWrap text={`${title}. ${label}`} />
      </p>
      {/* A picture of the sheet, which the link opens. */}
      <table aria-hidden="true" className="mt-2 border-t border-text">
        <thead>
          <tr>
            {columns.map(({ name, set }) => (
              <td key={name} className={set}>
                {name}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, isPulled }) => (
            <tr key={cells.join("|")} className={isPulled ? "pulled" : undefined}>
              {columns.map(({ name, set }, at) => (
                <td key={name} className={set}>
                  <NoWrap text={cells[at]!} />
                </td>
              ))}
            </tr>
          ))}
          {sample.more > 0 && (
            <tr>
              <td colSpan={columns.length} className="text-muted">
                {fill(more, { count: sample.more })}
              </td>
            </tr>
          )}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {columns.map(({ name, set }, at) => (
                <td key={name} className={set}>
                  {total[at]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {note && (
        <p className="pt-4 font-serif text-body leading-[1.4]">
          <b className="block font-sans text-small font-600">{look}</b> <NoWrap text={note} />
        </p>
      )}
    </div>
  );
}
