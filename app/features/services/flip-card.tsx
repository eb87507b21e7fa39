import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { RunningText } from "../../ui/running-text.tsx";
import type { FlipCard as FlipCardContent, FlipCardsPage } from "../../content/types/flip-cards.types.ts";

/**
 * A card with two faces. One toggle button turns with it and faces the front again at half-time, so focus never moves; it
 * comes before the faces, so that reading on after a press gives the new one. Clicking anywhere on the card does the same. flip-card.css decides
 * which face is visible, and so read out: one at a time, or both without JavaScript. Source: FLIP-1, FLIP-2, ENT-7.
 */
export function FlipCard({ card, label }: { card: FlipCardContent; label: FlipCardsPage["turn"] }) {
  const [isTurned, setTurned] = useState(false);

  /** The button's click bubbles up to here. Ignores a drag that selects text. */
  function turn() {
    if (getSelection()?.isCollapsed ?? true) setTurned(!isTurned);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keyboards use the button inside
    <article id={card.id} aria-label={card.title} className="flip group" data-turned={isTurned} onClick={turn}>
      <div className="flip-faces">
        <button
          type="button"
          aria-pressed={isTurned}
          className={`flip-turn items-center justify-between font-600 ${isTurned ? "on-ink" : ""}`}
        >
          <span className="underline-offset-[.3em] group-hover:underline">
            {label}
            <span className="visually-hidden"> {card.title}</span>
          </span>
          <Icon name={isTurned ? "turn-back" : "turn-over"} />
        </button>
        <div className="flip-face flip-front">
          <Picture
            name={card.image}
            alt=""
            sizes="(min-width: 64em) 562px, (min-width: 48em) 50vw, 562px"
            className="h-70 md:h-84 lg:h-62"
          />
          <div className="flip-body">
            <h2 className="heading-3">{card.title}</h2>
            <p className="mt-3 mb-4.5 text-note text-muted">
              <RunningText text={card.description} />
            </p>
            <ul className="text-[0.9375rem] leading-[1.45]">
              {card.features.map((feature) => (
                <li key={feature} className="border-t py-2">
                  <RunningText text={feature} />
                </li>
              ))}
            </ul>
          </div>
        </div>
        <FlipCardBack card={card} />
      </div>
    </article>
  );
}

/** The tags of a card as one line of text. */
export const inOneLine = (tags: readonly string[]): string => tags.join(", ");

function FlipCardBack({ card }: { card: FlipCardContent }) {
  return (
    <div className="flip-face flip-back on-ink" data-tone={card.gradient}>
      <div className="flip-body">
        <h2 className="font-serif text-[1.5rem] leading-[1.2]">{card.title}</h2>
        <p className="mt-3 text-note text-muted">
          <RunningText text={card.detailedDescription} />
        </p>
        <ul className="dashes mt-4 mb-4.5 text-note">
          {card.benefits.map((benefit) => (
            <li key={benefit}>
              <RunningText text={benefit} />
            </li>
          ))}
        </ul>
        <dl className="border-t border-thread mt-auto mb-3 grid grid-cols-2 gap-x-5">
          {card.metrics.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end pt-3.5">
              <dt className="text-label text-muted">{label}</dt>
              <dd className="nums font-serif text-[2.125rem] leading-[1.1]">
                <RunningText text={value} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-small text-muted">
          <RunningText text={inOneLine(card.tags)} />
        </p>
      </div>
    </div>
  );
}
