import { firm } from "../../app/content/firm.ts";
import { expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const LISTS = {
  "Quick Links": ["Home /", "About Us /about", "Services /services", "Contact Us /contact"],
  Resources: ["Contract Vehicles /#contractvehicles", "Certifications /#certification", "Leadership /about#leadership"],
  Solutions: [
    "User Provisioning /solutions/userprovisioning",
    "Financial Contract Close Out /solutions/financialcontractcloseout",
    "Automated Regression Testing /solutions/automatedregressiontesting",
    "Agriculture Data Solutions /solutions/agriculturedatasolutions",
  ],
};

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("FTR-1 FTR-2 FTR-3 FTR-4 the footer has its lists, address and network", async ({ page }) => {
    await page.goto("/services/sap");
    // On phones.
    await expect(page.locator("a[href='tel:+17035550100']", { hasText: "Call (703) 555-0100" })).toHaveCount(1);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("link")).toHaveText(["Home", "Services", "ERP Solutions"]);
    // With the slash before it.
    await expect(crumbs.locator("[aria-current=page]")).toHaveText("/SAP");
    await expect(crumbs.locator("[aria-current=page]")).not.toHaveAttribute("href");
    for (const [heading, links] of Object.entries(LISTS)) {
      const list = page.getByRole("contentinfo").getByRole("heading", { name: heading }).locator("xpath=..");
      const found = await list
        .getByRole("link")
        .evaluateAll((all) => all.map((a) => `${a.textContent} ${a.getAttribute("href")}`));
      expect(found, heading).toEqual(links);
    }
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
    await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getUTCFullYear()} ${firm.name}`);
  });
});

test("FTR-1 FTR-2 the footer's links are at least 40 px high, and Leadership opens its section", async ({ page }) => {
  await page.goto("/services");
  await layOutWholePage(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const low = () =>
      page
        .getByRole("contentinfo")
        .getByRole("link")
        .evaluateAll((links) =>
          links.filter((link) => link.getBoundingClientRect().height < 40).map((link) => link.textContent),
        );
    await expect.poll(low, `${width} px`).toEqual([]);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Leadership" }).click();
  await expect(page).toHaveURL(/\/about#leadership$/);
  await expect(page.locator("#leadership")).toBeFocused();
});
