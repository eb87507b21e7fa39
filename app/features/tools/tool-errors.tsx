import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

interface ToolErrorsProps {
  heading: string;
  /** Each problem with the id of its field. */
  errors: readonly { id: string; text: string }[];
}

/** The list of wrong entries above a form, each with a link to its field. Receives focus. Source: WCAG 3.3.1. */
export function ToolErrors({ heading, errors }: ToolErrorsProps) {
  return (
    <div
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form without JavaScript: the page starts here.
      autoFocus
      role="group"
      aria-labelledby="tool-errors"
      className="field-errors col-span-full"
    >
      <h2 id="tool-errors" className="flex items-start gap-2.5 font-600 text-failure">
        <Icon name="warning" />
        {heading}
      </h2>
      <ul className="mt-1">
        {errors.map(({ id, text }) => (
          <li key={id}>
            <Link to={`#${id}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
