import { RunningText } from "./running-text.tsx";
import type { Situation } from "../content/types/content-schema.types.ts";
import { Prose } from "./prose.tsx";

/** A statement in large type, then the paragraphs that explain it. */
export function SituationText({ situation: { statement, paragraphs } }: { situation: Situation }) {
  return (
    <>
      <p className="mb-7 max-w-[25em] font-serif text-statement text-balance">
        <RunningText text={statement} />
      </p>
      <Prose paragraphs={paragraphs} />
    </>
  );
}
