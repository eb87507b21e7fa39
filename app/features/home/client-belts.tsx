import { type RefCallback, useState } from "react";
import { Mark } from "../../ui/mark.tsx";
import { PauseButton } from "../../ui/pause-button.tsx";
import { MARQUEE } from "../../lib/behaviour.ts";
import { MOTION } from "../../content/interface/controls.ts";
import type { Client } from "../../content/types/client.types.ts";
import { watchView } from "../../lib/dom/watch-view.ts";
import "./client-belts.css";

interface ClientBeltsProps {
  heading: string;
  /** Says whose logos these are. */
  note: string;
  clients: readonly Client[];
  /** Height of the logos, in pixels. */
  markHeight: number;
}

/**
 * Partners in Success: the clients' logos on two marquees that run in opposite directions, the first ten and the rest.
 * They pause on hover, on keyboard focus and by a button. A note says whose logos they are. Source: HOME-10.
 */
export function ClientBelts({ heading, note, clients, markHeight }: ClientBeltsProps) {
  const [isPlaying, setIsPlaying] = useState(true);
  const rows = [clients.slice(0, MARQUEE.firstRow), clients.slice(MARQUEE.firstRow)].filter((row) => row.length > 0);
  if (rows.length === 0) return null;
  return (
    <section className="clients headed on-cream overflow-hidden bg-ground pt-10" aria-labelledby="clients-heading">
      <div className="page-width headed-line mb-4 items-center">
        <h2 id="clients-heading" className="heading-2">
          {heading}
        </h2>
        <p className="headed-aside max-lg:order-1 lg:ml-auto">{note}</p>
        <PauseButton
          isPlaying={isPlaying}
          onToggle={() => setIsPlaying(!isPlaying)}
          words={MOTION.logos}
          className="belts-pause color-link"
        />
      </div>
      <div ref={runWhileVisible} className="belts" data-paused={!isPlaying || undefined}>
        {rows.map((row) => (
          <Belt key={row[0]?.logo} row={row} markHeight={markHeight} />
        ))}
      </div>
    </section>
  );
}

/**
 * Runs the marquees only while they are visible, to spare the main thread. Bypasses React state, which would re-render
 * every logo.
 */
const runWhileVisible: RefCallback<HTMLElement> = (belts) =>
  belts ? watchView(belts, (isInView) => belts.toggleAttribute("data-in-view", isInView)) : undefined;

/** One marquee. Its list is repeated so that it has no end; screen readers get only the first copy. */
function Belt({ row, markHeight }: { row: readonly Client[]; markHeight: number }) {
  return (
    <div className="belt flex overflow-hidden border-t border-hair">
      {Array.from({ length: MARQUEE.repeats }, (_, turn) => turn).map((turn) => (
        <ul key={turn} aria-hidden={turn > 0 || undefined}>
          {row.map(({ name, logo, width }) => (
            <li key={logo}>
              <Mark
                file={`clients/${logo}`}
                alt={turn === 0 ? name : ""}
                width={width}
                height={markHeight}
                className="h-10 w-auto max-w-none"
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
