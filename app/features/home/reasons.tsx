import { PauseButton } from "../../ui/pause-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { Thread } from "../../ui/thread.tsx";
import { REASON_INTERVAL_MS } from "../../lib/behaviour.ts";
import { MOTION } from "../../content/interface/controls.ts";
import type { HomePage, Reason } from "../../content/types/home.types.ts";
import { useHydrated } from "../../lib/context/use-hydrated.ts";
import { useSlideshow } from "../../ui/use-slideshow.ts";
import "./reasons.css";

/** Why Choose Us: a list of reasons, one expanded at a time. Without JavaScript all are expanded. Source: HOME-7. */
export function Reasons({ heading, picture, caption, reasons }: HomePage["why"]) {
  const { current, isPlaying, isRunning, goTo, toggle, viewRef, holdProps } = useSlideshow({
    count: reasons.length,
    intervalMs: REASON_INTERVAL_MS,
  });
  const isReady = useHydrated();
  return (
    <section className="section on-cream" aria-labelledby="reasons-heading">
      <Thread course="column" />
      <div className="page-width split">
        <figure className="plate split-side">
          <Picture name={picture.image} alt={picture.alt} sizes="(max-width: 63.9375em) 100vw, 1160px" />
          <figcaption className="mt-3 font-serif text-[1rem] italic leading-[1.45] text-muted">{caption}</figcaption>
        </figure>
        <div className="split-main">
          <h2 id="reasons-heading" className="heading-2">
            {heading}
          </h2>
          <ol
            ref={viewRef}
            className="reasons"
            data-ready={isReady || undefined}
            data-playing={isPlaying || undefined}
            data-running={isRunning || undefined}
            {...holdProps}
          >
            {reasons.map((reason, index) => (
              <ReasonRow
                key={reason.title}
                reason={reason}
                number={index + 1}
                isCurrent={index === current}
                isReady={isReady}
                onChoose={() => goTo(index)}
              />
            ))}
          </ol>
          <PauseButton isPlaying={isPlaying} onToggle={toggle} words={MOTION.rotation} className="mt-3.5 color-link" />
        </div>
      </div>
    </section>
  );
}

interface ReasonRowProps {
  reason: Reason;
  number: number;
  isCurrent: boolean;
  /** Before hydration every text is visible, so no button may say that one is collapsed. */
  isReady: boolean;
  onChoose: () => void;
}

function ReasonRow({ reason: { title, text }, number, isCurrent, isReady, onChoose }: ReasonRowProps) {
  return (
    <li className="reason" data-current={isCurrent || undefined}>
      <h3>
        <button
          type="button"
          className="reason-head"
          aria-expanded={isReady ? isCurrent : undefined}
          aria-controls={isReady ? `reason-${number}` : undefined}
          onClick={onChoose}
        >
          <span className="reason-number nums" aria-hidden="true">
            {number}
          </span>
          <span className="reason-title font-serif">{title}</span>
        </button>
      </h3>
      <p id={`reason-${number}`} className="reason-text text-muted">
        <RunningText text={text} />
      </p>
    </li>
  );
}
