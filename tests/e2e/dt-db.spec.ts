import { firm } from "../../app/content/firm.ts";
import { RESPONSE_HOURS } from "../../app/content/promised-hours.ts";
import { findItem } from "../../app/content/services/index.ts";
import { expect, test } from "../support/site-test.ts";

const PAGES = [
  {
    id: "DT-2",
    path: "/services/digital-transformation",
    heading: "Three services",
    services: ["business-process-automation", "systems-modernizations", "artificial-intelligence"],
  },
  {
    id: "DB-2",
    path: "/services/database-and-infrastructure-management",
    heading: "Five services",
    services: [
      "security-and-vulnerability-management",
      "disaster-recovery-and-management",
      "infrastructure-management",
      "database-administration",
      "audit-support",
    ],
  },
];

// Nothing here needs scripts, with which a page takes twice as long.
test.use({ javaScriptEnabled: false });

for (const { id, path, heading, services } of PAGES) {
  test(`${id} the services of ${path} are rows that lead to their pages`, async ({ page }) => {
    await page.goto(path);
    const section = page.locator("#services", { has: page.getByRole("heading", { name: heading }) });
    const rows = section.getByRole("listitem");
    const links = rows.getByRole("heading", { level: 3 }).getByRole("link");
    await expect(rows).toHaveCount(services.length);
    await expect(links).toHaveCount(services.length);
    for (const [index, slug] of services.entries()) {
      const { name, promise } = findItem(slug)!.item;
      await expect(links.nth(index)).toHaveAccessibleName(name);
      await expect(rows.nth(index).getByText(promise)).toBeVisible();
    }
    const targets = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(targets).toEqual(services.map((slug) => `/services/${slug}`));
    const { width, height } = (await rows.first().boundingBox())!;
    await rows.first().click({ position: { x: width - 8, y: height - 8 } });
    await expect(page).toHaveURL(new RegExp(`/services/${services[0]}$`));
  });
}

for (const { path } of PAGES)
  test(`DT-3 DB-4 the first button of ${path} leads to its form, above the questions`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Talk to this practice" }).click();
    await expect(main.getByLabel("Name")).toBeInViewport();
    const top = async (of: string) => (await main.locator(of).first().boundingBox())!.y;
    expect(await top("form")).toBeLessThan(await top("#questions .accordion"));
  });

test("READ-5 GEN-8 five questions are beside the form, and a link to another one opens it", async ({ page }) => {
  await page.goto("/services/digital-transformation");
  const asked = page.locator("#questions").getByRole("heading", { level: 3 });
  await expect(asked.filter({ visible: true })).toHaveCount(5);
  await page.goto("/services/digital-transformation#rules");
  await expect(page.getByText("That approval belongs on the critical path")).toBeVisible();
  await expect(asked.filter({ visible: true })).toHaveCount(10);
});

test("DB-3 the framework has five steps in order, each with what comes out of it", async ({ page }) => {
  await page.goto("/services/database-and-infrastructure-management");
  const steps = page.locator("#framework").getByRole("listitem");
  await expect(steps.getByRole("heading")).toHaveText(["Assess", "Design", "Implement", "Manage", "Evolve"]);
  for (const step of await steps.all()) await expect(step).toContainText("Output:");
});

test("RT-1 the contact page promises an answer within hours, and lists every channel", async ({ page }) => {
  await page.goto("/contact");
  const main = page.getByRole("main");
  await expect(main.getByText(`within ${RESPONSE_HOURS} hours`).first()).toBeVisible();
  await expect(main.getByRole("link", { name: firm.phone.display })).toHaveAttribute("href", firm.phone.href);
  await expect(main.getByRole("link", { name: firm.email })).toHaveAttribute("href", `mailto:${firm.email}`);
  await expect(main.getByText("Weekends and federal holidays do not count.").first()).toBeVisible();
});
