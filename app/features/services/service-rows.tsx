import type { PracticeLabels, PracticePageData, ServiceOnCourse } from "../../content/types/practice-page.types.ts";
import { fill } from "../../lib/text/fill.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { SheetDrawing } from "./sheet-drawing.tsx";
import { ThreadCourse } from "./thread-course.tsx";
import "./service-rows.css";

/** From this number on, services stand in two columns, without the drawing of their stations. */
const TWO_COLUMNS_FROM = 7;

interface ServiceRowsProps {
  services: PracticePageData["services"];
  labels: PracticeLabels;
}

/**
 * A practice's services: a miniature of what each leaves behind, its name and promise, and the stations of the practice
 * that it covers.
 */
export function ServiceRows({ services: { heading, lead, note, course, stages, rows }, labels }: ServiceRowsProps) {
  const inTwo = rows.length >= TWO_COLUMNS_FROM;
  return (
    <section id="services" className="section practice-section">
      <div className="page-width">
        <div className="gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_440px_52px] lg:items-end">
          <div>
            <h2 className="practice-heading">{heading}</h2>
            <p className="mt-2.5 max-w-[44em] text-note text-muted text-pretty">
              <RunningText text={lead} />
              {note && (
                <>
                  {" "}
                  <RunningText text={note} />
                </>
              )}
              {!inTwo && (
                <span aria-hidden="true" className="hidden lg:inline">
                  {` ${labels.key}`}
                </span>
              )}
            </p>
          </div>
          {!inTwo && (
            <ol aria-hidden="true" className="service-stages text-label text-muted max-lg:hidden" data-label={course}>
              {stages.map((stage) => (
                <li key={stage}>{stage}</li>
              ))}
            </ol>
          )}
        </div>
        <ul className={`service-rows mt-6 border-t border-b border-text ${inTwo ? "service-rows-two" : ""}`}>
          {rows.map((row) => (
            <li key={row.path} className="group relative not-first:border-t">
              <SheetDrawing {...row.drawing} />
              <div>
                <h3
                  className={`font-serif text-[1.25rem] leading-[1.25] group-hover:text-[var(--link)] ${inTwo ? "lg:text-[1.375rem]" : "lg:text-[1.5rem]"}`}
                >
                  <Link to={row.path} className="stretched">
                    {row.name}
                  </Link>
                </h3>
                <p className="mt-0.75 text-[1rem] leading-[1.45] text-muted">
                  <RunningText text={row.promise} />
                </p>
              </div>
              <div className="service-course max-lg:hidden">
                {!inTwo && <ThreadCourse stations={stages.length} from={row.from} here={row.here} to={row.to} />}
                <p className="visually-hidden">{inWords(labels, stages, row)}</p>
              </div>
              <Icon name="arrow-right" className="arrow color-link max-lg:hidden" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const inWords = ({ centers, spans }: PracticeLabels, stages: readonly string[], { from, here, to }: ServiceOnCourse) =>
  fill(from === to ? centers : spans, { from: stages[from]!, here: stages[here]!, to: stages[to]! });
