import { afterAll, beforeAll, expect, test } from "vitest";
import { notFoundPage } from "../../app/content/pages/not-found.ts";
import { BuiltSite } from "../../scripts/local/built-site.ts";
import { breakAboutPage, FAILURE } from "../support/failing-page.ts";

const lines: string[] = [];
let site: BuiltSite;
beforeAll(async () => {
  site = await BuiltSite.start({
    settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9" },
    patchEntry: breakAboutPage,
    onLog: (line) => lines.push(line),
  });
});
afterAll(() => site.stop());

test("GEN-1 the not-found page has its own title and is not indexed", async () => {
  const html = await (await fetch(`${site.origin}/nowhere`)).text();
  expect(html).toContain(`<meta name="description" content="${notFoundPage.meta.description}"/>`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("GEN-5 a page that fails to render gets 500 with the error page, and its cause is only logged", async () => {
  const response = await fetch(`${site.origin}/about`);
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain("<title>Something went wrong</title>");
  expect(html).toContain(
    "An unexpected error occurred while rendering this page. You can try reloading or going back to the home page.",
  );
  expect(html).toContain("Reload</button>");
  expect(html).toMatch(/href="\/"[^>]*>Go Home<\/a>/);
  expect(html).toContain("Unexpected Server Error");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain(FAILURE);
  await expect.poll(() => lines.join("\n")).toContain(FAILURE);
});
