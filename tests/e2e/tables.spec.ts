import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";
import { SPECIMEN_OF_EACH_KIND } from "../support/specimen-of-each-kind.ts";
import { rowsWithLostCells } from "../support/table-cells.ts";

// every-page.spec.ts looks at the other tables.
const paths = [
  "/compare?s=oracle-financials,sap,sunflower",
  ...Object.values(SPECIMEN_OF_EACH_KIND).map(({ path }) => path),
];

for (const path of paths) {
  test(`SHOW-4 PACK-4 WCAG 1.3.1 no cell of a table on ${path} is missing for a screen reader at any width`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await rowsWithLostCells(page), `${width} px`).toEqual([]);
    }
  });
}
