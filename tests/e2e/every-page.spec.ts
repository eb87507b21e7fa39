import { firm } from "../../app/content/firm.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";
import { expect, test } from "../support/site-test.ts";

for (const path of ROUTES_OF_SPEC) {
  test(`RT-1 ${path} renders and hydrates without a complaint`, async ({ page, complaints }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`\\| ${firm.name}$`));
    await page.waitForFunction(() => "__reactRouterContext" in window);
    expect(complaints).toEqual([]);
  });
}
