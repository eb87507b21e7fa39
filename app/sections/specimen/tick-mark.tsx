import type { Tick } from "../../content/shapes/specimen.ts";

/**
 * What a preparer did to a figure, as a drawing from the sprite public/marks/ticks.svg. Fonts are cut to the letters in use,
 * so it is no letter. Silent by itself: the word is for those who hear the page.
 */
export function TickMark({ name, word }: { name: Tick | "footed"; word?: string }) {
  return (
    <>
      <svg aria-hidden="true" className="tick">
        <use href={`/marks/ticks.svg#${name}`} />
      </svg>
      {word && <span className="visually-hidden">{` ${word}`}</span>}
    </>
  );
}
