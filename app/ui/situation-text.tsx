import { RunningText } from "./running-text.tsx";
import type { Situation } from "../content/types/content-schema.types.ts";
import { Prose } from "./prose.tsx";

/** A statement in large type, then the paragraphs that explain it. */
export function SituationText({ situation: { statement, paragraphs } }: { situation: Situation }) {
  return (
    <div className="situation">
      <p className="mb-5 max-w-[34em] font-serif text-[clamp(1.375rem,1.28rem+.4vw,1.625rem)] leading-[1.4] text-pretty">
        <RunningText text={statement} />
      </p>
      <Prose paragraphs={paragraphs} />
    </div>
  );
}
