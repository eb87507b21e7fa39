import { firm } from "../../app/content/firm.ts";
import { expect, test } from "../support/reading-test.ts";

test.use({ reducedMotion: "no-preference" });

const LISTS: { id: string; heading: string; links: [string, string][] }[] = [
  {
    id: "FTR-1",
    heading: "Quick Links",
    links: [
      ["Home", "/"],
      ["About Us", "/about"],
      ["Services", "/services"],
      ["Contact Us", "/contact"],
    ],
  },
  {
    id: "FTR-2",
    heading: "Resources",
    links: [
      ["Contract Vehicles", "/#contractvehicles"],
      ["Certifications", "/#certification"],
      ["Leadership", "/about#leadership"],
    ],
  },
  {
    id: "FTR-3",
    heading: "Solutions",
    links: [
      ["User Provisioning", "/solutions/userprovisioning"],
      ["Financial Contract Close Out", "/solutions/financialcontractcloseout"],
      ["Automated Regression Testing", "/solutions/automatedregressiontesting"],
      ["Agriculture Data Solutions", "/solutions/agriculturedatasolutions"],
    ],
  },
];

for (const { id, heading, links } of LISTS) {
  test(`${id} the footer's ${heading} lead where they say`, async ({ page }) => {
    await page.goto("/services/sap");
    const list = page.getByRole("contentinfo").getByRole("heading", { name: heading }).locator("xpath=..");
    const found = await list
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute("href")]));
    expect(found).toEqual(links);
  });
}

test("FTR-2 the leadership link opens About at its leadership section", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("contentinfo").getByRole("link", { name: "Leadership" }).click();
  await expect(page).toHaveURL(/\/about#leadership$/);
  await expect(page.locator("#leadership")).toBeFocused();
});

test("FTR-4 the footer gives the address, phone, e-mail and professional network", async ({ page }) => {
  await page.goto("/");
  const contact = page.getByRole("contentinfo").locator("address");
  await expect(contact).toContainText("Reston, Virginia");
  await expect(contact.getByRole("link", { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toHaveAttribute(
    "href",
    /^tel:\+1\d{10}$/,
  );
  await expect(contact.getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:.+@.+/);
  const network = contact.getByRole("link", { name: "LinkedIn (opens in a new tab)" });
  await expect(network).toHaveAttribute("href", /^https:\/\/www\.linkedin\.com\//);
  await expect(network).toHaveAttribute("target", "_blank");
  await expect(network).toHaveAttribute("rel", /noopener/);
});

test("FTR-4 the last line carries the year in which the page was rendered", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getUTCFullYear()} ${firm.name}`);
});

for (const width of [320, 390, 768, 1440]) {
  test(`FTR-1 at ${width} px the footer fits, and its links are 40 px high or more`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/about");
    const footer = page.getByRole("contentinfo");
    // It is laid out when it comes near.
    await footer.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const lowest = () =>
      footer
        .getByRole("link")
        .evaluateAll((links) => Math.min(...links.map((link) => link.getBoundingClientRect().height)));
    await expect.poll(lowest).toBeGreaterThanOrEqual(40);
  });
}
