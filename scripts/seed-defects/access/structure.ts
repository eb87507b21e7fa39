import type { Defect } from "../defect.ts";

/** Markup that tells more than it shows. */
export const STRUCTURE: readonly Defect[] = [
  {
    id: "language-wrong",
    says: "pages say that they are German",
    row: "3.1.1",
    patches: [{ file: "app/root.tsx", find: '<html lang="en-US" ', replace: '<html lang="de" ' }],
    tests: [
      [
        "tests/e2e/every-page.spec.ts",
        "RT-1 /about renders, hydrates, is accessible, and loses nothing at any width or in any mode",
      ],
    ],
  },
  {
    id: "alt-lost",
    says: "pictures that say something are passed over",
    row: "1.1.1",
    patches: [
      {
        file: "app/sections/carousel/carousel.tsx",
        find: "<Picture name={image} alt={alt} ",
        replace: '<Picture name={image} alt={alt && ""} ',
      },
    ],
    tests: [["tests/e2e/carousels.spec.ts", "DT-1 every picture comes when its turn comes, and says what it shows"]],
  },
  {
    id: "alt-on-decoration",
    says: "a picture that only decorates is read out",
    patches: [
      {
        file: "app/sections/lists/flip-card.tsx",
        find: '            alt=""\n',
        replace: "            alt={card.title}\n",
      },
    ],
    tests: [
      [
        "tests/worker/pages.test.ts",
        "WCAG 1.1.1 every picture has an alternative, and none says again what a heading says",
      ],
    ],
  },
  {
    id: "row-headers-lost",
    says: "the rows of a table have no head",
    row: "1.3.1",
    patches: [
      { file: "app/sections/tables/code-table.tsx", find: '<th scope="row">{code}</th>', replace: "<td>{code}</td>" },
    ],
    tests: [["tests/e2e/capability.spec.ts", "codes are tables with a row header each"]],
  },
  {
    id: "column-headers-lost",
    says: "the columns of a specimen have no head",
    patches: [
      {
        file: "app/sections/specimen/sheet-table.tsx",
        find: '            <th key={name} scope="col" className={set}>\n              {name}\n            </th>',
        replace: "            <td key={name} className={set}>\n              {name}\n            </td>",
      },
    ],
    tests: [["tests/e2e/screen-reader.spec.ts", "SHOW-4 a listener reads a specimen that is a table"]],
  },
  {
    id: "caption-lost",
    says: "a table does not say what it is of",
    patches: [
      {
        file: "app/sections/specimen/sheet-table.tsx",
        find: "      <caption>{sheet.caption}</caption>\n",
        replace: "",
      },
    ],
    tests: [["tests/e2e/screen-reader.spec.ts", "SHOW-4 a listener reads a specimen that is a table"]],
  },
  {
    id: "heading-skipped",
    says: "headings go from the second to the fifth level",
    patches: [
      {
        file: "app/sections/lists/questions.tsx",
        find: "            <h3 className=",
        replace: "            <h5 className=",
      },
      { file: "app/sections/lists/questions.tsx", find: "</h3>", replace: "</h5>" },
    ],
    tests: [
      [
        "tests/e2e/every-page.spec.ts",
        "RT-1 /services/oracle-financials renders, hydrates, is accessible, and loses nothing at any width or in any mode",
      ],
    ],
  },
  {
    id: "two-first-headings",
    says: "a page has two headings of the first level",
    patches: [
      {
        file: "app/sections/lists/filtered-list.tsx",
        find: '<h2 className="heading-2">{heading}</h2>',
        replace: '<h1 className="heading-2">{heading}</h1>',
      },
    ],
    tests: [
      [
        "tests/e2e/every-page.spec.ts",
        "RT-1 /services renders, hydrates, is accessible, and loses nothing at any width or in any mode",
      ],
    ],
  },
];
