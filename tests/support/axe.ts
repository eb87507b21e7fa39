import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "playwright/test";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails with axe's own words when the page as it stands breaks a rule of WCAG 2.2 A or AA, or a best practice. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.evaluate(SOURCE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations: found } = await axe.run(document, { resultTypes: ["violations"] });
    return found.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join("\n  ")}`);
  });
  expect(violations).toEqual([]);
}
