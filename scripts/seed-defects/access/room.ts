import type { Defect } from "../defect.ts";

/** Windows of any size, letters of any size, paper, motion. */
export const ROOM: readonly Defect[] = [
  {
    id: "scrolls-sideways",
    says: "at 400 % the form is wider than the window",
    row: "1.4.10",
    patches: [
      {
        file: "app/contact/contact-form.css",
        find: "grid-template-columns: minmax(0, 1fr);",
        replace: "grid-template-columns: minmax(340px, 1fr);",
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
    id: "enlarged-text-cut",
    says: "the names of services are cut off when letters are enlarged",
    row: "1.4.4",
    patches: [
      {
        file: "app/sections/lists/service-cards.css",
        find: "    letter-spacing: -0.008em;\n    text-wrap: balance;",
        replace: "    letter-spacing: -0.008em;\n    text-wrap: balance;\n    max-height: 90px;\n    overflow: hidden;",
      },
    ],
    tests: [
      [
        "tests/e2e/every-page.spec.ts",
        "RT-1 /services/digital-transformation renders, hydrates, is accessible, and loses nothing at any width or in any mode",
      ],
    ],
  },
  {
    id: "spaced-text-cut",
    says: "words under the title of the home page are cut off when they are spaced",
    row: "1.4.12",
    patches: [
      {
        file: "app/sections/home/hero.css",
        find: "    max-width: 27em;\n    margin-top: 22px;",
        replace: "    max-width: 27em;\n    max-height: 4.8em;\n    overflow: hidden;\n    margin-top: 22px;",
      },
    ],
    tests: [
      [
        "tests/e2e/every-page.spec.ts",
        "RT-1 / renders, hydrates, is accessible, and loses nothing at any width or in any mode",
      ],
    ],
  },
  {
    id: "paper-empty",
    says: "on paper a page has its title and nothing else",
    patches: [
      {
        file: "app/styles/print.css",
        find: "  main button,\n  main picture,",
        replace: "  main button,\n  main > section ~ section,\n  main picture,",
      },
    ],
    tests: [
      [
        "tests/e2e/every-page.spec.ts",
        "RT-1 /services/oracle-financials renders, hydrates, is accessible, and loses nothing at any width or in any mode",
      ],
    ],
  },
  {
    id: "fades-unasked",
    says: "things move and fade although reduced motion is asked for",
    patches: [
      {
        file: "app/styles/base.css",
        find: "    animation: none;\n    transition: none;",
        replace: "    animation: none;",
      },
    ],
    tests: [["tests/e2e/flip-cards.spec.ts", "FLIP-1 without motion the faces are swapped at once"]],
  },
  {
    id: "orientation-locked",
    says: "a phone held sideways shows the page upright",
    row: "1.3.4",
    patches: [
      {
        file: "app/styles/base.css",
        find: "  :focus-visible {\n    outline: 2px solid var(--focus);",
        replace:
          "  @media (orientation: landscape) and (max-height: 500px) {\n    body {\n      width: 100vh;\n      rotate: -90deg;\n      transform-origin: 50vh 50vh;\n    }\n  }\n  :focus-visible {\n    outline: 2px solid var(--focus);",
      },
    ],
    tests: [
      ["tests/e2e/access-modes.spec.ts", "the header leaves four fifths of the window, and its menus scroll within it"],
    ],
  },
  {
    id: "pinch-blocked",
    says: "a page cannot be enlarged by two fingers",
    patches: [
      {
        file: "app/root.tsx",
        find: 'content="width=device-width, initial-scale=1"',
        replace: 'content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no"',
      },
    ],
    tests: [
      [
        "tests/e2e/every-page.spec.ts",
        "RT-1 /about renders, hydrates, is accessible, and loses nothing at any width or in any mode",
      ],
    ],
  },
  {
    id: "target-small",
    says: "the carets of the menus are 17 px wide",
    row: "2.5.8",
    patches: [
      {
        file: "app/layout/header/site-header.css",
        find: "    --toggle-reach: 15px;",
        replace: "    --toggle-reach: 0px;",
      },
    ],
    tests: [
      ["tests/e2e/header-menus.spec.ts", "HDR-3 every target of the header is at least 24 px wide and 44 px high"],
    ],
  },
  {
    id: "order-by-sheet",
    says: "the form is read from its foot to its head by the keyboard",
    patches: [
      {
        file: "app/contact/contact-form.css",
        find: "  .form {\n    display: grid;",
        replace: "  .form {\n    display: flex;\n    flex-direction: column-reverse;",
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
