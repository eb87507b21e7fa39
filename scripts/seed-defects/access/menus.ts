import type { Defect } from "../defect.ts";

/** The menus of the header. */
export const MENUS: readonly Defect[] = [
  {
    id: "expanded-frozen",
    says: "a menu’s button says that it is closed, open or not",
    row: "4.1.2",
    patches: [
      {
        file: "app/layout/header/nav-menu.tsx",
        find: "aria-expanded={isLive ? isOpen : undefined}",
        replace: "aria-expanded={isLive ? false : undefined}",
      },
    ],
    tests: [["tests/e2e/header-menus.spec.ts", "HDR-4 HDR-5 Enter on the caret opens and closes the menu"]],
  },
  {
    id: "hover-not-dismissed",
    says: "Escape does not close a menu that a pointer opened",
    row: "1.4.13",
    patches: [
      {
        file: "app/layout/header/menu-controller.ts",
        find: 'if (event.key === "Escape" && this.#openId) {',
        replace: 'if (event.key === "Escape" && this.#openId && !this.#isOpenByHover) {',
      },
    ],
    tests: [
      ["tests/e2e/header-menus.spec.ts", "HDR-6 Escape closes Services under a resting pointer, and it stays closed"],
    ],
  },
  {
    id: "escape-dead",
    says: "Escape does not close the menu of a phone",
    patches: [{ file: "app/layout/header/mobile-menu.tsx", find: 'popover="auto"', replace: 'popover="manual"' }],
    tests: [["tests/e2e/mobile-menu.spec.ts", "HDR-7 Escape closes the menu and leaves the focus on its button"]],
  },
  {
    id: "focus-not-returned",
    says: "closing a menu leaves the focus in it",
    patches: [
      {
        file: "app/layout/header/menu-controller.ts",
        find: "      if (wasInside) toggle?.focus();\n",
        replace: "      void [toggle, wasInside];\n",
      },
    ],
    tests: [
      [
        "tests/e2e/header-menus.spec.ts",
        "HDR-4 HDR-6 the whole way: into the menu, through categories and items, and back by Escape",
      ],
    ],
  },
  {
    id: "closed-menu-reachable",
    says: "the keyboard walks through menus that are closed",
    patches: [
      {
        file: "app/layout/header/nav-menu.css",
        find: "  [data-live] .nav-panel {\n    visibility: hidden;\n",
        replace: "  [data-live] .nav-panel {\n",
      },
    ],
    tests: [["tests/e2e/header-menus.spec.ts", "HDR-4 closed menus are not on the way of the Tab key"]],
  },
  {
    id: "menu-not-modal",
    says: "behind the open menu of a phone the page can be reached",
    patches: [
      {
        file: "app/lib/hooks/use-inert-surroundings.ts",
        find: "      for (const element of held) element.inert = true;\n",
        replace: "",
      },
    ],
    tests: [
      [
        "tests/e2e/mobile-menu.spec.ts",
        "HDR-7 while the menu is open the focus stays in it and the page behind stands still",
      ],
    ],
  },
  {
    id: "opens-on-focus",
    says: "a menu opens when the focus comes by",
    row: "3.2.1",
    patches: [
      {
        file: "app/layout/header/menu-controller.ts",
        find: '    nav.addEventListener("focusout", this.#onFocusOut, { signal });',
        replace:
          '    nav.addEventListener("focusout", this.#onFocusOut, { signal });\n    nav.addEventListener("focusin", ({ target }) => this.#show(menuAt(target)), { signal });',
      },
    ],
    tests: [
      [
        "tests/e2e/keyboard-walk.spec.ts",
        "/about from top to end by Tab: each stop has a focus ring and is in view and in order",
      ],
    ],
  },
];
