import { FieldError } from "./field-parts.tsx";
import "./radio-group.css";

export interface RadioOption {
  value: string;
  label: string;
  description: string;
}

interface RadioGroupProps {
  /** Id of the first radio button. The error summary links to it. */
  id: string;
  legend: string;
  name: string;
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  isReadOnly: boolean;
  error?: string;
}

/** Native radio buttons, each with an explanation. */
export function RadioGroup({ id, legend, name, options, value, onChange, isReadOnly, error }: RadioGroupProps) {
  const errorId = `${id}-error`;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="font-600 leading-[1.4]">{legend}</legend>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {options.map((option, index) => {
          const optionId = index === 0 ? id : `${id}-${index}`;
          return (
            <label key={option.value} className="radio">
              <input
                type="radio"
                id={optionId}
                name={name}
                value={option.value}
                checked={option.value === value}
                // HTML has no read-only radio buttons, so changes are ignored.
                onChange={() => !isReadOnly && onChange(option.value)}
                // The label holds the description too, which would be read twice.
                aria-labelledby={`${optionId}-name`}
                aria-describedby={`${optionId}-about`}
              />
              <span id={`${optionId}-name`} className="font-600 leading-[1.4]">
                {option.label}
              </span>
              <span id={`${optionId}-about`} className="col-start-2 text-small leading-[1.5] text-muted text-balance">
                {option.description}
              </span>
            </label>
          );
        })}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
