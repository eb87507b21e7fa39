import type { Defect } from "../defect.ts";

/** The ways from page to page. */
export const NAVIGATION: readonly Defect[] = [
  {
    id: "skip-link-broken",
    says: "the skip link leads nowhere before the page’s code is there",
    row: "2.4.1",
    patches: [{ file: "app/layout/frame/skip-link.tsx", find: 'href="#main"', replace: 'href="#content"' }],
    tests: [["tests/e2e/navigation.spec.ts", "GEN-3 the skip link leads past the header by its address alone"]],
  },
  {
    id: "titles-alike",
    says: "every page has the same title",
    row: "2.4.2",
    patches: [
      {
        file: "app/lib/seo/page-meta.ts",
        find: "    { title: fullTitle },",
        replace: "    { title: root?.firm.name ?? title },",
      },
    ],
    tests: [
      [
        "tests/worker/pages.test.ts",
        "RT-1 RT-3 RT-4 all pages answer 200, each with its own title, description and one h1",
      ],
    ],
  },
  {
    id: "focus-left-behind",
    says: "after a link the focus stays on what is gone",
    patches: [
      {
        file: "app/router/page-arrival.tsx",
        find: '      document.getElementById("main")?.focus({ preventScroll: true });\n',
        replace: "      void 0;\n",
      },
    ],
    tests: [
      [
        "tests/e2e/navigation.spec.ts",
        "GEN-3 the next page's title is announced once and focus moves to its content, not on first load",
      ],
    ],
  },
  {
    id: "arrival-silent",
    says: "a listener does not hear that another page is there",
    patches: [
      {
        file: "app/router/page-arrival.tsx",
        find: "    if (from && (isNewPath || !hasSection)) announcer.current!.textContent = document.title;\n",
        replace: "",
      },
    ],
    tests: [
      [
        "tests/e2e/navigation.spec.ts",
        "GEN-3 the next page's title is announced once and focus moves to its content, not on first load",
      ],
    ],
  },
  {
    id: "pages-unlisted",
    says: "the sitemap leaves out half of the pages",
    row: "2.4.5",
    patches: [
      {
        file: "app/routes/sitemap.ts",
        find: "listedOf(sitePages).map(",
        replace: "listedOf(sitePages).slice(0, 40).map(",
      },
    ],
    tests: [
      [
        "tests/worker/seo.test.ts",
        "SEO-5 the sitemap lists every page once, with the day of their words where the history knows it",
      ],
    ],
  },
  {
    id: "links-alike",
    says: "all cards of a page have a link of the same words",
    row: "2.4.4",
    patches: [
      {
        file: "app/sections/lists/service-cards.tsx",
        find: '<a href={path} className="stretched">\n              {name}\n            </a>',
        replace:
          '{name}{" "}\n            <a href={path} className="stretched">\n              {"Learn more"}\n            </a>',
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
    id: "new-tab-unsaid",
    says: "a link opens another tab and does not say so",
    patches: [
      {
        file: "app/components/outward-link.tsx",
        find: '      <span className="visually-hidden">{`${about ? `, ${about}` : ""} ${FRAME.newTab}`}</span>\n',
        replace: "      {about === FRAME.newTab && about}\n",
      },
    ],
    tests: [["tests/worker/pages.test.ts", "ENT-5 every link that opens a new tab says so"]],
  },
];
