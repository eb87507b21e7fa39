import { RunningText } from "../../ui/running-text.tsx";

/** Paragraphs side by side where there is room. */
export const TextColumns = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="grid gap-x-12 gap-y-4 text-note text-muted text-pretty md:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <RunningText text={paragraph} />
      </p>
    ))}
  </div>
);
