import type { SheetDrawing as SheetDrawingData } from "../../content/types/practice-figures.types.ts";

/** The sheet within its picture of 112 × 76, in its units. */
const SHEET = { left: 4, top: 3, width: 104, height: 70, inset: 8, gap: 5 };

/**
 * A miniature of a service's specimen: each cell is a line as long as its text, figures stand at the right, and the
 * highlighted row is gold. Decorative.
 */
export function SheetDrawing({ edges, figures, cells, pulled }: SheetDrawingData) {
  const { left, top, width, height, inset, gap } = SHEET;
  const across = width - 2 * inset;
  const lines = cells.map((row, at) => {
    const y = round(top + 21 + ((at + 0.5) * (height - 26)) / cells.length);
    return [...row]
      .map((length, index) => {
        const from = left + inset + ((edges[index - 1] ?? 0) / 100) * across + (index > 0 ? gap : 0);
        const to = left + inset + (edges[index]! / 100) * across;
        const part = ((to - from) * Number(length)) / 9;
        return part > 0 ? `M${round(figures[index] === "1" ? to - part : from)} ${y}h${round(part)}` : "";
      })
      .join("");
  });
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 112 76"
      fill="none"
      stroke="var(--ink-800)"
      strokeWidth="1.25"
      strokeLinecap="round"
      className="sheet-drawing h-auto w-full print:hidden"
    >
      <rect fill="var(--paper-0)" x={left} y={top} width={width} height={height} />
      <path d={`M${left + inset} ${top + 9}h34M${left + inset} ${top + 17}h${across}`} />
      <path opacity="0.55" d={lines.filter((_, at) => at !== pulled).join("")} />
      <path stroke="var(--thread)" strokeWidth="2.25" d={lines[pulled]} />
    </svg>
  );
}

const round = (value: number) => Number(value.toFixed(1));
