import type { Mark } from "../../content/types/specimen.types.ts";

/**
 * A preparer's tickmark next to a figure, from the sprite public/marks/ticks.svg. Not a character, as fonts are subset
 * to the letters in use. Decorative by itself: `word` is for screen readers, apart from the text on both sides.
 */
export function TickMark({ name, word }: { name: Mark; word?: string }) {
  return (
    <>
      <svg aria-hidden="true" className="tick">
        <use href={`/marks/ticks.svg#${name}`} />
      </svg>
      {word && <span className="visually-hidden">{` ${word} `}</span>}
    </>
  );
}
