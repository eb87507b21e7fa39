import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";

import { BuiltSite } from "../../scripts/local/built-site.ts";
import { expect, test } from "../support/site-test.ts";
import { startSiteverify } from "../support/siteverify.ts";

/** What Turnstile's script does for the form: it adds a field with a token to the given element. */
const SCRIPT = `window.turnstile = {
  count: 0,
  render(place, { sitekey }) {
    this.count += 1;
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = "cf-turnstile-response";
    field.value = sitekey + "-proof-" + this.count;
    place.append(field);
    return String(this.count);
  },
  remove() { document.querySelector("[name=cf-turnstile-response]").remove(); },
};`;

test("CALL-1 with Turnstile on, each attempt sends a token of its own", async ({ page, gateway, complaints }) => {
  const verifier = await startSiteverify({ secret: "secret", proof: "site-proof-2" });
  const site = await BuiltSite.start({
    settings: {
      CONTACT_API_ORIGIN: gateway.origin,
      TURNSTILE_SITE_KEY: "site",
      TURNSTILE_SECRET_KEY: "secret",
      TURNSTILE_VERIFY_ORIGIN: verifier.origin,
    },
  });
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  );
  await page.goto(`${site.origin}/services/digital-transformation`);
  await page.getByLabel("Name").fill(REQUEST.name);
  await page.getByLabel("Email").fill(REQUEST.email);
  await page.getByLabel("Transformation Goals").fill(REQUEST.message);
  await expect(page.locator("[name=cf-turnstile-response]")).toHaveCount(1);

  const send = page.getByRole("button", { name: "Send request" });
  await send.click();
  await expect(page.getByText("Complete the check above the send button").first()).toBeVisible();
  expect(gateway.seen).toHaveLength(0);
  await expect(page.locator("[name=cf-turnstile-response]")).toHaveValue("site-proof-2");
  await send.click();
  await expect(page.getByText("Request sent").first()).toBeVisible();
  expect(verifier.asked.map(({ response }) => response)).toEqual(["site-proof-1", "site-proof-2"]);
  expect(gateway.received).toHaveLength(1);

  // Chromium itself reports the 403 on the console.
  expect(complaints.splice(0).every((line) => line.includes("403"))).toBe(true);
  await site.stop();
  await verifier.stop();
});
