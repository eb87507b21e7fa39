import type { Page } from "playwright/test";
import { categories, menuItems } from "../../app/content/services/index.ts";
import { expect, test } from "../support/site-test.ts";

const FUNCTIONS = ["Govern", "Identify", "Protect", "Detect", "Respond", "Recover"];

/** The practice's nine services; those of the specification are in app/registry/site-pages.test.ts. */
const SERVICES = menuItems(categories.find(({ name }) => name === "Cybersecurity")!).map(({ name }) => name);

const functions = (page: Page) => page.locator("#functions");

test.use({ javaScriptEnabled: false });

test("RT-1 the nine services are each once under the six functions of NIST CSF 2.0", async ({ page }) => {
  await page.goto("/cybersecurity#functions");
  await expect(functions(page).getByRole("term").locator("b")).toHaveText(FUNCTIONS);
  for (const name of SERVICES) await expect(functions(page).getByRole("link", { name, exact: true })).toHaveCount(1);
  await expect(functions(page).getByRole("link")).toHaveCount(SERVICES.length + 1);
  const under = (name: string) =>
    functions(page)
      .locator("dl > div")
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(under("Protect").getByRole("link", { name: "Cloud Security" })).toBeVisible();
  const recovery = under("Recover").getByRole("link");
  await expect(recovery).toHaveAttribute("href", "/services/disaster-recovery-and-management");
});
