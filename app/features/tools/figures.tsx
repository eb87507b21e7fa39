export interface Figure {
  label: string;
  value: string;
}

/** Describes the answer to a screen reader when focus moves to it. */
export const FIGURES_ID = "figures";

interface FiguresProps {
  id?: string;
  figures: readonly Figure[];
  className: string;
}

/** A result in a few large figures; on phones a list with the values at the end of each line. */
export const Figures = ({ id, figures, className }: FiguresProps) => (
  <dl id={id} className={`gap-x-6 gap-y-1 ${className}`}>
    {figures.map(({ label, value }) => (
      <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
        <dt className="text-label text-muted">{label}</dt>
        <dd className="heading nums whitespace-nowrap leading-[1.4]">{value}</dd>
      </div>
    ))}
  </dl>
);

/** The answer of a tool. */
export const ResultFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <Figures
    id={FIGURES_ID}
    figures={figures}
    className="flex-wrap justify-between border-t md:flex border-text pt-3 pb-4 text-[1.375rem] md:text-[2rem]"
  />
);
