import type { PracticeChart as PracticeChartData } from "../../content/types/practice-figures.types.ts";
import { Link } from "../../ui/link.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { ChartTable } from "./chart-table.tsx";
import { LevelChart } from "./level-chart.tsx";
import { ThreadChart } from "./thread-chart.tsx";
import "./practice-chart.css";

/**
 * A specimen's figures as a drawing and as a table: `spans` are drawn in the table's rows, and so are the two records
 * of `steps` and `pairs` in narrow windows. A table that is not in view is read out. Source: READ-5.
 */
export function PracticeChart({ chart }: { chart: PracticeChartData }) {
  const { kind, heading, lead, source, link, note, printed } = chart;
  return (
    <section className="section on-ink practice-section overflow-hidden">
      <figure className="page-width chart grid gap-x-14 gap-y-5" data-kind={kind}>
        <div className="chart-head grid content-start gap-5">
          <div>
            <h2 className="practice-heading">{heading}</h2>
            <p className="mt-3 max-w-[36em] text-note text-mist-bright">
              <RunningText text={lead} />
            </p>
          </div>
          {note && (
            <p className="chart-note font-500">
              <b className="block font-serif text-[1.5rem] leading-[1.3] font-400 text-thread-300">{note.title}</b>
              {note.text}
            </p>
          )}
        </div>
        <div className="min-w-0">
          {(kind === "steps" || kind === "pairs") && <LevelChart {...chart} />}
          {kind === "threads" && <ThreadChart {...chart} />}
          <ChartTable {...chart} />
        </div>
        <figcaption className="col-span-full text-label text-muted">
          {source}{" "}
          <Link to={link.to} className="text-link">
            {link.label}
          </Link>
          <span aria-hidden="true" className="hidden print:inline">
            {` ${printed}`}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
