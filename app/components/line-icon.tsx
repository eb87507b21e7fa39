/** A two-tone sign of a practice or a solution: ink in `currentColor`, the thread in `--thread`. Beside words only. */
export function LineIcon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`/marks/line-icons.svg#${name}`} />
    </svg>
  );
}
