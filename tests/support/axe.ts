import axe from "axe-core";
import { expect, type Page } from "playwright/test";

/** Runs axe-core's rules on the page as it stands and expects that none is broken. */
export async function expectNoViolations(page: Page): Promise<void> {
  // Evaluated, not added as a script, so that no content security policy is in the way.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run());
  const report = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`,
  );
  expect(report).toEqual([]);
}
