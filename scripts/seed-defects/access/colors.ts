import type { Defect } from "../defect.ts";

/** Contrast, rings, and what is told by color. */
export const COLORS: readonly Defect[] = [
  {
    id: "menu-contrast",
    says: "the lines under the solutions in their menu are too pale",
    row: "1.4.3",
    patches: [
      {
        file: "app/layout/header/nav-menu.css",
        find: "    line-height: 1.45;\n    color: var(--muted);",
        replace: "    line-height: 1.45;\n    color: var(--field);",
      },
    ],
    tests: [["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-5 the open menus fit the window and pass axe"]],
  },
  {
    id: "placeholder-contrast",
    says: "what a field suggests is too pale",
    patches: [
      { file: "app/styles/tokens.css", find: "--placeholder: ", replace: "--placeholder: var(--mist); --as-before: " },
    ],
    tests: [["tests/e2e/states.spec.ts", "WCAG 1.4.3 placeholders keep their contrast"]],
  },
  {
    id: "hover-contrast",
    says: "a button under the pointer is too pale to read",
    patches: [
      {
        file: "app/components/button.css",
        find: "  .button-solid:hover {\n    background: var(--verdigris-800);",
        replace: "  .button-solid:hover {\n    background: var(--thread-500);",
      },
    ],
    tests: [["tests/e2e/states.spec.ts", "WCAG 1.4.3 text under the pointer keeps its contrast on /contact"]],
  },
  {
    id: "error-contrast",
    says: "errors are too pale to read",
    patches: [
      { file: "app/styles/tokens.css", find: "--failure: ", replace: "--failure: var(--thread-500); --as-before: " },
    ],
    tests: [
      [
        "tests/e2e/contact-states.spec.ts",
        "FORM-1 an empty form is not sent: the summary takes focus and its links lead to the fields",
      ],
    ],
  },
  {
    id: "ring-lost",
    says: "a card that has the focus has no ring",
    row: "2.4.7",
    patches: [
      {
        file: "app/styles/link.css",
        find: "  .stretched:focus-visible::after {\n    outline: 2px solid var(--focus);",
        replace: "  .stretched:focus-visible::after {\n    outline: none;",
      },
    ],
    tests: [
      [
        "tests/e2e/keyboard-walk.spec.ts",
        "/services/digital-transformation from top to end by Tab: each stop has a focus ring and is in view and in order",
      ],
    ],
  },
  {
    id: "header-covers-focus",
    says: "on phones the header stands at the foot of the window, over what has the focus",
    row: "2.4.11",
    patches: [
      {
        file: "app/layout/header/site-header.css",
        find: "  @media (max-width: 359px) {\n    .header-logo > svg {",
        replace:
          "  @media (max-width: 767px) {\n    .site-header {\n      inset: auto 0 0;\n    }\n  }\n  @media (max-width: 359px) {\n    .header-logo > svg {",
      },
    ],
    tests: [
      [
        "tests/e2e/keyboard-walk.spec.ts",
        "/contact from top to end by Tab: each stop has a focus ring and is in view and in order",
      ],
    ],
  },
  {
    id: "field-without-edge",
    says: "with system colors fields have no edge",
    patches: [
      {
        file: "app/components/text-field.css",
        find: "    border: 1px solid var(--field);",
        replace: "    border: 0;\n    box-shadow: inset 0 0 0 1px var(--field);",
      },
    ],
    tests: [
      [
        "tests/e2e/every-page.spec.ts",
        "RT-1 /contact renders, hydrates, is accessible, and loses nothing at any width or in any mode",
      ],
    ],
  },
  {
    id: "color-alone",
    says: "links in a text differ from it by their color alone",
    patches: [
      {
        file: "app/uno.config.ts",
        find: '"text-link font-600 underline decoration-1 underline-offset-[.28em] hover:decoration-2"',
        replace: '"text-link hover:underline"',
      },
    ],
    tests: [["tests/e2e/contact-states.spec.ts", "TOAST-1 after success the note stays until the next keystroke"]],
  },
];
