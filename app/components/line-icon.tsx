/**
 * The drawing of a service category or a solution, from the sprite public/marks/line-icons.svg. Lines take the text's
 * colour and one of them the ground's thread. Hidden from assistive technology: it stands beside the name.
 * @param name the `icon` of the category or solution
 */
export function LineIcon({ name, className }: { name: string; className?: string }) {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" className={className}>
      <use href={`/marks/line-icons.svg#${name}`} />
    </svg>
  );
}
