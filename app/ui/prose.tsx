import { RunningText } from "./running-text.tsx";

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="prose text-muted">
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="not-first:mt-4">
          <RunningText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
