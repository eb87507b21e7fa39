import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";

interface ToolErrorsProps {
  heading: string;
  /** Each problem with the id of its field. */
  errors?: readonly { id: string; text: string }[];
}

export const TOOL_ERRORS_ID = "tool-errors";

/** What is wrong with a form, and a link to each wrong field if they differ. Receives focus. Source: WCAG 3.3.1. */
export function ToolErrors({ heading, errors }: ToolErrorsProps) {
  return (
    <div
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a form without JavaScript: the page starts here.
      autoFocus
      role="group"
      aria-labelledby={TOOL_ERRORS_ID}
      className="field-errors col-span-full"
    >
      <h2 id={TOOL_ERRORS_ID} className="flex items-start gap-2.5 font-600 text-failure">
        <Icon name="warning" />
        {heading}
      </h2>
      {errors && (
        <ul className="mt-1">
          {errors.map(({ id, text }) => (
            <li key={id}>
              <Link to={`#${id}`}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
