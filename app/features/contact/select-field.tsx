import type { NeedGroup } from "../../content/types/contact.types.ts";
import { Icon } from "../../ui/icon.tsx";
import { FieldError } from "./field-parts.tsx";
import "./select-field.css";

interface SelectFieldProps {
  /** Id of the select. The error summary links to it. */
  id: string;
  name: string;
  label: string;
  /** The first option, whose value is empty. */
  none: string;
  groups: readonly NeedGroup[];
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
  error: string | undefined;
}

/** A native select with groups. Browsers that can style its list do. Source: FORM-5. */
export function SelectField({ id, name, label, none, groups, value, onChange, isReadOnly, error }: SelectFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className="field" data-wide="true">
      <label htmlFor={id}>{label}</label>
      <span className="select grid items-center">
        <select
          className="col-start-1 row-start-1"
          id={id}
          name={name}
          value={value}
          // HTML has no read-only select, so changes are ignored.
          onChange={({ target }) => !isReadOnly && onChange(target.value)}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        >
          <option value="">{none}</option>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.needs.map(({ slug, name: need }) => (
                <option key={slug} value={slug}>
                  {need}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="caret-down" className="pointer-events-none col-start-1 row-start-1 mr-4.5 justify-self-end" />
      </span>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
