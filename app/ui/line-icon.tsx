/**
 * Drawing of a service category or solution, from the sprite public/marks/line-icons.svg. Uses the text color and the
 * section's thread color. Hidden from assistive technology, because it is shown next to the name.
 * @param name the `icon` of the category or solution
 */
export function LineIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" className={className}>
      <use href={`/marks/line-icons.svg#${name}`} />
    </svg>
  );
}
