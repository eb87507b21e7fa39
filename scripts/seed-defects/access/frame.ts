import type { Defect } from "../defect.ts";

/** What every page has around it. */
export const FRAME: readonly Defect[] = [
  {
    id: "tabindex-positive",
    says: "the keyboard goes to the search first, and then back to the beginning",
    row: "2.4.3",
    patches: [
      {
        file: "app/layout/header/site-header.tsx",
        find: 'className="header-search" ',
        replace: 'className="header-search" tabIndex={1} ',
      },
    ],
    tests: [
      [
        "tests/e2e/keyboard-walk.spec.ts",
        "/about from top to end by Tab: each stop has a focus ring and is in view and in order",
      ],
    ],
  },
  {
    id: "current-unmarked",
    says: "the menu does not say which page one is on",
    patches: [
      {
        file: "app/layout/header/main-nav.tsx",
        find: 'className="nav-link" aria-current={current} ',
        replace: 'className="nav-link" ',
      },
    ],
    tests: [["tests/e2e/header.spec.ts", "HDR-3 on /contact the thread marks Contact"]],
  },
  {
    id: "navigations-unnamed",
    says: "two navigations cannot be told apart",
    patches: [
      { file: "app/layout/header/main-nav.tsx", find: " aria-label={FRAME.mainMenu}", replace: "" },
      { file: "app/components/breadcrumbs.tsx", find: " aria-label={FRAME.trail}", replace: "" },
    ],
    tests: [
      [
        "tests/e2e/every-page.spec.ts",
        "RT-1 /about renders, hydrates, is accessible, and loses nothing at any width or in any mode",
      ],
    ],
  },
  {
    id: "single-key",
    says: "a single key leads to the search",
    patches: [
      {
        file: "app/layout/header/menu-controller.ts",
        find: '    this.#lastPointerType = "";\n    const target = event.target as Element;',
        replace:
          '    this.#lastPointerType = "";\n    if (event.key === "s") document.querySelector<HTMLElement>(".header-search")?.click();\n    const target = event.target as Element;',
      },
    ],
    tests: [["tests/e2e/states.spec.ts", "WCAG 2.1.4 no single key is a shortcut"]],
  },
  {
    id: "order-by-page",
    says: "the header’s links stand in another order on each page",
    row: "3.2.3",
    patches: [
      {
        file: "app/layout/header/main-nav.tsx",
        find: "{NAV_LINKS.map((entry) => {",
        replace:
          '{NAV_LINKS.toSorted((a, b) => Number(currentOf(b, pathname) === "page") - Number(currentOf(a, pathname) === "page")).map((entry) => {',
      },
    ],
    tests: [
      ["tests/worker/pages.test.ts", "HDR-3 FTR-1 header and footer are the same on every page, in the same order"],
    ],
  },
  {
    id: "help-elsewhere",
    says: "the home page alone does not say how to reach the firm",
    row: "3.2.6",
    patches: [
      {
        file: "app/layout/footer/site-footer.tsx",
        find: 'import { FOOTER_ID } from "../header/nav-links.ts";',
        replace: 'import { useLocation } from "react-router";\nimport { FOOTER_ID } from "../header/nav-links.ts";',
      },
      {
        file: "app/layout/footer/site-footer.tsx",
        find: "  const root = useRootData();\n  if (!root) return null;",
        replace: "  const root = useRootData();\n  const { pathname } = useLocation();\n  if (!root) return null;",
      },
      {
        file: "app/layout/footer/site-footer.tsx",
        find: "          <FooterContact firm={firm} />",
        replace: '          {pathname !== "/" && <FooterContact firm={firm} />}',
      },
    ],
    tests: [
      ["tests/worker/pages.test.ts", "HDR-3 FTR-1 header and footer are the same on every page, in the same order"],
    ],
  },
];
