/** The answer in a few large figures. */
export const ResultFigures = ({ figures }: { figures: readonly { label: string; value: string }[] }) => (
  <dl className="tool-figures">
    {figures.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
