import { type RefCallback, useState } from "react";
import { Mark } from "../../components/mark.tsx";
import { PauseButton } from "../../components/pause-button.tsx";
import { Thread } from "../../components/thread.tsx";
import { MARQUEE } from "../../config/behaviour.ts";
import { MOTION } from "../../content/interface/controls.ts";
import type { Client } from "../../content/shapes/client.ts";
import { watchView } from "../../lib/dom/watch-view.ts";

interface ClientBeltsProps {
  heading: string;
  /** Says whose marks these are. */
  note: string;
  clients: readonly Client[];
  /** Height in which the marks are drawn, in pixels. */
  markHeight: number;
}

/**
 * Partners in Success: the clients' marks on two belts that run against each other, the first ten and the rest. They
 * stop under the pointer, for the keyboard's focus and by the button. A note says whose they are. Source: HOME-10.
 */
export function ClientBelts({ heading, note, clients, markHeight }: ClientBeltsProps) {
  const [isPlaying, setIsPlaying] = useState(true);
  const rows = [clients.slice(0, MARQUEE.firstRow), clients.slice(MARQUEE.firstRow)].filter((row) => row.length > 0);
  if (rows.length === 0) return null;
  return (
    <section className="clients on-cream" aria-labelledby="clients-heading">
      <Thread course="gutter" />
      <div className="page-width mb-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <div>
          <h2 id="clients-heading" className="heading-2">
            {heading}
          </h2>
          <p className="mt-3 text-note text-muted">{note}</p>
        </div>
        <PauseButton
          isPlaying={isPlaying}
          onToggle={() => setIsPlaying(!isPlaying)}
          words={MOTION.logos}
          className="belts-pause color-link"
        />
      </div>
      <div ref={runInView} className="belts" data-paused={!isPlaying || undefined}>
        {rows.map((row) => (
          <Belt key={row[0]?.logo} row={row} markHeight={markHeight} />
        ))}
      </div>
    </section>
  );
}

/** Belts run while they are seen: else they would keep the page's one thread busy. Past React, which would draw every mark anew. */
const runInView: RefCallback<HTMLElement> = (belts) =>
  belts ? watchView(belts, (isInView) => belts.toggleAttribute("data-in-view", isInView)) : undefined;

/** One belt. Its list stands there several times so that it has no end; only the first is read out. */
function Belt({ row, markHeight }: { row: readonly Client[]; markHeight: number }) {
  return (
    <div className="belt">
      {Array.from({ length: MARQUEE.repeats }, (_, turn) => turn).map((turn) => (
        <ul key={turn} aria-hidden={turn > 0 || undefined}>
          {row.map(({ name, logo, width }) => (
            <li key={logo}>
              <Mark file={`clients/${logo}`} alt={turn === 0 ? name : ""} width={width} height={markHeight} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
