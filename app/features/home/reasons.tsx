import { useState } from "react";
import { Accordion, AccordionItem } from "../../ui/accordion.tsx";
import { PauseButton } from "../../ui/pause-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import { REASON_INTERVAL_MS } from "../../lib/behaviour.ts";
import { MOTION } from "../../content/interface/controls.ts";
import type { HomePage } from "../../content/types/home.types.ts";
import { useSlideshow } from "../../ui/use-slideshow.ts";
import "./reasons.css";

const idOf = (index: number): string => `reason-${index + 1}`;

/**
 * Why Choose Us: reasons that take turns, one open at a time. They stop once a visitor opens, closes, focuses or touches
 * one, and pause under a pointer. Source: HOME-7, GEN-8.
 */
export function Reasons({ heading, alt, reasons }: HomePage["why"]) {
  const { current, isPlaying, isRunning, goTo, pause, toggle, viewRef, readingProps } = useSlideshow({
    count: reasons.length,
    intervalMs: REASON_INTERVAL_MS,
    waitsForPointer: true,
  });
  const [isClosed, setClosed] = useState(false);
  const change = (id: string | null) => {
    pause();
    setClosed(id === null);
    if (id !== null) goTo(reasons.findIndex((_, index) => idOf(index) === id));
  };
  const toggleRotation = () => {
    setClosed(false);
    toggle();
  };
  return (
    <section className="why on-cream grid bg-ground lg:grid-cols-2" aria-labelledby="reasons-heading">
      <div className="why-picture relative h-65 md:h-90 lg:h-auto print:hidden">
        <Picture
          name="why-choose-us"
          alt={alt}
          sizes="(max-width: 63.9375em) 100vw, 50vw"
          className="absolute inset-0 h-full"
        />
      </div>
      <div className="headed px-$gutter py-12 lg:pt-16 lg:pr-[max(var(--gutter),calc((100vw-1248px)/2))] lg:pl-16">
        <div className="headed-line">
          <h2 id="reasons-heading" className="heading-2">
            {heading}
          </h2>
          <PauseButton isPlaying={isPlaying} onToggle={toggleRotation} words={MOTION.rotation} className="color-link" />
        </div>
        <Accordion openId={isClosed && !isPlaying ? null : idOf(current)} onOpenChange={change}>
          <ol
            ref={viewRef}
            className="reasons border-b"
            data-playing={isPlaying || undefined}
            data-running={isRunning || undefined}
            {...readingProps}
          >
            {reasons.map(({ title, text }, index) => (
              <li key={title}>
                <AccordionItem
                  id={idOf(index)}
                  title={<span className="reason-title font-serif">{title}</span>}
                  className="reason relative border-t lg:[--rule-start:-64px]"
                  headClassName="reason-head min-h-12 py-3"
                >
                  <p className="reason-text max-w-[60ch] pb-5 text-muted">
                    <RunningText text={text} />
                  </p>
                </AccordionItem>
              </li>
            ))}
          </ol>
        </Accordion>
      </div>
    </section>
  );
}
