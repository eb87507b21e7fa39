/** Describes the answer to a screen reader when focus moves to it. */
export const FIGURES_ID = "figures";

/** The answer in a few large figures. */
export const ResultFigures = ({ figures }: { figures: readonly { label: string; value: string }[] }) => (
  <dl id={FIGURES_ID} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-text pt-3 pb-4">
    {figures.map(({ label, value }) => (
      <div key={label}>
        <dt className="text-label text-muted">{label}</dt>
        <dd className="heading nums whitespace-nowrap text-[1.375rem] leading-[1.4] md:text-[2rem]">{value}</dd>
      </div>
    ))}
  </dl>
);
