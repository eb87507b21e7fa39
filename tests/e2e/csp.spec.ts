import type { Page } from "playwright/test";
import { SENT_MESSAGE } from "../../app/content/interface/contact-messages.ts";
import { hydrated, openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** Policy violations in all documents of the test. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, sample }) =>
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`,
      ),
    );
  });
  return violations;
}

// every-page.spec.ts fails on blocked scripts and styles of any page, as the browser reports them on the console.
test("SEC-1 SEC-2 a page complies with its own policy, and is isolated from other sites", async ({ page }) => {
  const violations = await watchViolations(page);
  const refused: string[] = [];
  page.on("requestfailed", (request) => refused.push(`${request.url()} ${request.failure()?.errorText}`));
  await openHydrated(page, "/");
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  expect(await page.evaluate(() => document.fonts.check("1em 'Public Sans Variable'"))).toBe(true);
  expect(refused.filter((line) => !line.endsWith("ERR_ABORTED"))).toEqual([]);
});

test("GEN-4 CALL-1 SEC-2 a visit through links, form and toast complies with the policy", async ({ page, gateway }) => {
  const violations = await watchViolations(page);
  await openHydrated(page, "/");
  await page.getByRole("navigation").getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByLabel("Name").fill("Jordan Avery");
  await page.getByLabel("Email").fill("jordan.avery@agency.example");
  await page.getByLabel("Message").fill("Three invoice queues.");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText(SENT_MESSAGE.description).first()).toBeVisible();
  expect(gateway.received).toHaveLength(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(violations).toEqual([]);
});

test("SEC-2 a page that the browser cached and revalidated still runs its scripts", async ({ page }) => {
  const violations = await watchViolations(page);
  // Playwright shows a revalidated page as the original 200; Chromium's own events have the 304.
  const statuses: number[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const documents = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, type }) => type === "Document" && documents.add(requestId));
  // Data that is fetched ahead has other statuses.
  session.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    if (documents.has(requestId)) statuses.push(statusCode);
  });
  // The page may not be in the cache yet when it is requested again.
  for (let visit = 0; visit < 3; visit += 1) {
    await openHydrated(page, "/about");
    await page.goto("about:blank");
  }
  expect(statuses.at(-1)).toBe(304);
  expect(violations).toEqual([]);
});

test("SEC-2 a script injected into the page does not run", async ({ page, complaints }) => {
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</main>", "<script>window.slippedIn = true</script></main>");
    await route.fulfill({ response, body });
  });
  const violations = await watchViolations(page);
  await openHydrated(page, "/about");
  expect(await page.evaluate(() => "slippedIn" in window)).toBe(false);
  expect(violations.join()).toContain("script-src");
  // The browser reports it, and React finds an unexpected node.
  complaints.length = 0;
});

test("GEN-1 SEC-2 a path with HTML characters is displayed as text", async ({ page, complaints }) => {
  const violations = await watchViolations(page);
  for (const path of ["/services/o'brien&<b>x"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("main")).toContainText(new URL(response!.url()).pathname);
    await expect.poll(() => complaints.some((line) => line.startsWith("No page at"))).toBe(true);
    // Besides GEN-2's line and the browser's report of the 404, anything left would be a hydration error.
    const rest = complaints.splice(0).filter((line) => !/^No page at|status of 404|could not be decoded/.test(line));
    expect(rest).toEqual([]);
  }
  expect(violations).toEqual([]);
});

test("GEN-1 a path that cannot be decoded has a plain page with the two ways on", async ({ page, complaints }) => {
  const response = await page.goto("/about/%00/%E0%A4%A");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Contact Support" })).toHaveAttribute("href", "/contact");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  // The browser reports the 404.
  complaints.length = 0;
});
