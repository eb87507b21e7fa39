import type { Defect } from "../defect.ts";

/** Fields of the contact form, and what is wrong with them. */
export const FIELDS: readonly Defect[] = [
  {
    id: "label-lost",
    says: "the words over a field are no label",
    row: "3.3.2",
    patches: [
      {
        file: "app/components/text-field.tsx",
        find: "      <Label>\n        {label} <Mark isMarked={isMarked} />\n      </Label>",
        replace: "      <span>\n        {label} <Mark isMarked={isMarked} />\n      </span>",
      },
    ],
    tests: [
      [
        "tests/e2e/contact-form.spec.ts",
        "FORM-1 FORM-2 FORM-4 DT-3 DB-4 the form on /contact has the fields and marks of the specification",
      ],
    ],
  },
  {
    id: "autocomplete-lost",
    says: "the browser is not told that a field wants a phone number",
    row: "1.3.5",
    patches: [
      {
        file: "app/contact/contact-form.tsx",
        find: ' inputMode="tel" autoComplete="tel"',
        replace: ' inputMode="tel" autoComplete="off"',
      },
    ],
    tests: [
      [
        "tests/e2e/contact-form.spec.ts",
        "FORM-1 FORM-2 FORM-4 DT-3 DB-4 the form on /contact has the fields and marks of the specification",
      ],
    ],
  },
  {
    id: "error-not-tied",
    says: "an error stands under its field and is not read with it",
    patches: [
      {
        file: "app/components/text-field.tsx",
        find: "describedBy={error === undefined ? undefined : errorId}",
        replace: "describedBy={error === errorId ? errorId : undefined}",
      },
    ],
    tests: [
      [
        "tests/e2e/contact-states.spec.ts",
        "FORM-1 an empty form is not sent: the summary takes focus and its links lead to the fields",
      ],
    ],
  },
  {
    id: "invalid-not-said",
    says: "a field with an error does not say that it is wrong",
    patches: [
      { file: "app/components/text-field.tsx", find: "isInvalid={error !== undefined}", replace: "isInvalid={false}" },
    ],
    tests: [
      [
        "tests/e2e/contact-states.spec.ts",
        "FORM-1 nothing complains before the first try; then fields are judged while typing and on leaving",
      ],
    ],
  },
  {
    id: "summary-without-focus",
    says: "the focus stays on the button when the form is not sent",
    row: "3.3.1",
    patches: [{ file: "app/contact/use-contact-form.ts", find: "    summary.current?.focus();\n", replace: "" }],
    tests: [
      [
        "tests/e2e/contact-states.spec.ts",
        "FORM-1 an empty form is not sent: the summary takes focus and its links lead to the fields",
      ],
    ],
  },
  {
    id: "error-without-advice",
    says: "an error says that something is wrong and not what to enter",
    row: "3.3.3",
    patches: [
      {
        file: "app/contact/contact-schema.ts",
        find: '"Enter a complete address, such as name@agency.gov."',
        replace: '"This value is not valid."',
      },
    ],
    tests: [
      [
        "tests/e2e/contact-states.spec.ts",
        "FORM-1 nothing complains before the first try; then fields are judged while typing and on leaving",
      ],
    ],
  },
  {
    id: "summary-links-dead",
    says: "the links of the errors do nothing from the keyboard",
    row: "2.1.1",
    patches: [
      {
        file: "app/contact/error-summary.tsx",
        find: "<a href={`#${idOf(field)}`} onClick={goToField}>",
        replace: "<a data-field={idOf(field)} onClick={goToField}>",
      },
    ],
    tests: [
      [
        "tests/e2e/contact-states.spec.ts",
        "WCAG 2.1.1 the form is filled in, mended and sent by keyboard alone; Enter in the message breaks the line",
      ],
    ],
  },
  {
    id: "tab-trapped",
    says: "Tab does not leave the message",
    row: "2.1.2",
    patches: [
      {
        file: "app/components/text-field.tsx",
        find: "<TextArea rows={5} ",
        replace: '<TextArea rows={5} onKeyDown={(event) => event.key === "Tab" && event.preventDefault()} ',
      },
    ],
    tests: [
      [
        "tests/e2e/keyboard-walk.spec.ts",
        "/contact from top to end by Tab: each stop has a focus ring and is in view and in order",
      ],
    ],
  },
];
