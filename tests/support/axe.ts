import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "playwright/test";

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface AxeWindow {
  axe: {
    run: (
      context: Document,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
  };
}

/** Fails with the rule and the elements for everything axe-core finds on the page as it is now (WCAG 2.2 AA and good practice). */
export async function expectNoViolations(page: Page): Promise<void> {
  // Evaluated, not added as a script: the page's content security policy need not let it in.
  await page.evaluate(AXE_SOURCE);
  const found = await page.evaluate(async (tags) => {
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, {
      runOnly: { type: "tag", values: tags },
    });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, TAGS);
  expect(found).toEqual([]);
}
