/** Describes the answer to a screen reader when focus moves to it. */
export const FIGURES_ID = "figures";

/** The answer in a few large figures. */
export const ResultFigures = ({ figures }: { figures: readonly { label: string; value: string }[] }) => (
  <dl id={FIGURES_ID} className="tool-figures">
    {figures.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
