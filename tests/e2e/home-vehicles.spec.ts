import type { Page } from "playwright/test";
import { contractVehicles } from "../../app/content/contract-vehicles.ts";
import { expectNoViolations } from "../support/axe.ts";
import { hydrated, openHydrated } from "../support/hydrated.ts";
import { engines, expect, test } from "../support/site-test.ts";
import { layOutWholePage } from "../support/whole-page.ts";

const section = (page: Page) => page.locator("#contractvehicles");
const heads = (page: Page) => section(page).getByRole("heading", { level: 3 }).getByRole("button");
const head = (page: Page, title: string) => section(page).getByRole("button", { name: title, exact: true });
/** The contents of vehicles that are open, named by their buttons. */
const panels = (page: Page) => section(page).getByRole("group");
const openTitles = (page: Page): Promise<string[]> =>
  section(page).locator("button[aria-expanded=true]").allTextContents();

test("STACK-1 HOME-8 ENT-5 BUY-1 vehicles open one at a time, in place", engines, async ({ page }) => {
  // The hero stands still, so that nothing moves what is measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/");
  await expect(heads(page)).toHaveCount(4);
  await expect(section(page).locator("[data-rac] [data-react-aria-pressable]")).toHaveCount(4);
  await expect.poll(() => openTitles(page)).toEqual([]);
  await head(page, "eFAST").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => openTitles(page)).toEqual(["eFAST"]);
  await page.keyboard.press("Space");
  await expect.poll(() => openTitles(page)).toEqual([]);
  await expect(head(page, "eFAST")).toBeFocused();

  await test.step("each shows its description, its labelled facts and its links", async () => {
    for (const { title, description, fields, order } of contractVehicles) {
      await head(page, title).click();
      await expect.poll(() => openTitles(page)).toEqual([title]);
      const panel = panels(page);
      await expect(panel).toHaveAccessibleName(title);
      await expect(panel.getByText(description)).toBeVisible();
      await expect(panel.getByRole("term")).toHaveText(fields.map(({ label }) => label));
      await expect(panel.getByRole("link", { name: order.label, exact: true })).toHaveAttribute("href", order.to);
      const values = await panel.getByRole("definition").allTextContents();
      for (const [index, { value }] of fields.entries()) expect(values[index]).toContain(value);
    }
    await expectNoViolations(page, { within: "#contractvehicles" });
    const links = section(page).locator("dd a");
    const expected = contractVehicles.flatMap(({ fields }) =>
      (fields as { href?: string }[]).flatMap(({ href }) => href ?? []),
    );
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(expected);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noreferrer/);
      await expect(link).toContainText("(opens in a new tab)");
    }
    await head(page, contractVehicles.at(-1)!.title).click();
    await expect.poll(() => openTitles(page)).toEqual([]);
    await expect(panels(page)).toHaveCount(0);
  });

  await test.step("the browser's search finds a closed vehicle and opens it", async () => {
    const panel = section(page).locator("#efast > [hidden]");
    await expect(panel).toHaveAttribute("hidden", "until-found");
    await expect(panel).not.toHaveAttribute("aria-hidden");
    // A browser does both when it finds a word; only a person can start its search.
    await panel.evaluate((node) => {
      node.dispatchEvent(new Event("beforematch", { bubbles: true }));
      node.removeAttribute("hidden");
    });
    await expect.poll(() => openTitles(page)).toEqual(["eFAST"]);
    await expect(page).toHaveURL(/#efast$/);
    await expect(panels(page)).toHaveAccessibleName("eFAST");
  });

  await test.step("an opened vehicle stays at its place on the screen, with scroll anchoring and without", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await layOutWholePage(page);
    for (const anchoring of ["auto", "none"])
      for (const title of ["OASIS+ SB", "eFAST", "UNGM"]) {
        // Safari does not support it.
        await page.evaluate((value) => document.documentElement.style.setProperty("overflow-anchor", value), anchoring);
        // The page corrects its scroll position in the next frame. On a loaded machine a test can measure before that frame.
        const top = () =>
          head(page, title).evaluate(async (node) => {
            for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
            return Math.round(node.getBoundingClientRect().top);
          });
        await head(page, title).evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().top - 200));
        const before = await top();
        await head(page, title).click();
        await expect.poll(() => openTitles(page)).toEqual([title]);
        expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
      }
  });
});

test("HOME-8 the open vehicle is in the address, which opens it in sight, and all are printed", async ({ page }) => {
  for (const { id, title } of contractVehicles) {
    // The first is a link from elsewhere; the others change the hash of the page that is shown.
    await page.goto(`/#${id}`);
    await expect.poll(() => openTitles(page)).toEqual([title]);
    await expect(section(page).locator("[id]:has(> [role=group])")).toHaveAttribute("id", id);
    await expect(head(page, title)).toBeInViewport({ ratio: 1 });
    await hydrated(page);
  }
  await head(page, "eFAST").click();
  await expect(page).toHaveURL(/\/#efast$/);
  await head(page, "eFAST").click();
  await expect(page).toHaveURL(/\/$/);

  await page.emulateMedia({ media: "print" });
  for (const { title, description } of contractVehicles) {
    await expect(head(page, title)).toBeVisible();
    await expect(page.getByText(description)).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("HOME-8 all vehicles are shown, and no button claims a state", engines, async ({ page }) => {
    // On a busy machine Chromium may lose a smooth scroll to a hash while the page is loading, or during another one.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    for (const { id, title, description } of contractVehicles) {
      await page.goto(`/#${id}`);
      await expect(head(page, title)).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(description)).toBeInViewport();
    }
    for (const { description } of contractVehicles) await expect(page.getByText(description)).toBeVisible();
    await expect(section(page).locator("[aria-expanded]")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    for (const { description } of contractVehicles) await expect(page.getByText(description)).toBeVisible();
  });
});
