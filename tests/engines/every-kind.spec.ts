import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "./journey.ts";
import { DESKTOP, PHONE, type Visitor } from "./visitor.ts";

const NOWHERE = "/nowhere";
const KINDS = PAGE_OF_EACH_KIND.filter((path) => path !== NOWHERE);

/** Runs in the page: URLs of resources that failed to load. Firefox's console does not report them. */
const missing = () =>
  (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ name }) => name);

async function fits(visitor: Visitor, path: string, sizes: readonly (typeof DESKTOP)[]): Promise<void> {
  await visitor.open(path);
  await visitor.sees("h1", { count: 1 });
  for (const size of sizes) {
    await visitor.resizes(size);
    await visitor.until(() => document.documentElement.scrollWidth === document.documentElement.clientWidth);
  }
  expect(await visitor.run(missing)).toEqual([]);
}

test("RT-1 SEC-2 a page of each kind hydrates, fits a phone, and logs nothing to the console", async ({ visitor }) => {
  // About 24 pages.
  test.setTimeout(180_000);
  // Motion has tests of its own.
  await visitor.prefers({ reducedMotion: "reduce" });
  for (const [at, path] of KINDS.entries()) {
    // Each page is opened at the width at which the previous one was left.
    await test.step(path, () => fits(visitor, path, at % 2 === 0 ? [DESKTOP, PHONE] : [PHONE, DESKTOP]));
  }
});

test.describe("where there is no page", () => {
  // Browsers report the 404 response themselves, and so does the page (GEN-2).
  test.use({ forgiven: /404|No page at/ });

  test("GEN-2 an unknown path hydrates and fits a phone", async ({ visitor }) => {
    await fits(visitor, NOWHERE, [DESKTOP, PHONE]);
  });
});
