import { hydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** Changes that browser extensions make to a document as soon as it has a body. */
const INTRUSIONS: Record<string, () => void> = {
  "an element beside the body": () => void document.documentElement.appendChild(document.createElement("x-widget")),
  "a hidden field beside the body and tags in the head": () => {
    const field = document.createElement("input");
    field.type = "hidden";
    document.documentElement.appendChild(field);
    document.head.insertBefore(document.createElement("meta"), document.head.firstChild);
    document.head.appendChild(document.createElement("link"));
  },
  "attributes of the body and of the document": () => {
    document.body.setAttribute("data-writing-aid", "");
    document.documentElement.classList.add("dark-aid");
  },
  "first and last elements of the body": () => {
    document.body.insertBefore(document.createElement("x-first"), document.body.firstChild);
    document.body.appendChild(document.createElement("x-last"));
  },
};

/** All at once in `npm test`, one by one in `TEST_ALL=1 npm test`. */
const visits = process.env["TEST_ALL"] ? Object.entries(INTRUSIONS).map((one) => [one]) : [Object.entries(INTRUSIONS)];

for (const visit of visits) {
  test(`GEN-4 a page hydrates and leads on in spite of ${visit.map(([what]) => what).join(", ")}`, async ({ page }) => {
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (!document.querySelector("main")) return;
      observer.disconnect();
      ${visit.map(([, intrude]) => `(${String(intrude)})();`).join("\n")}
      globalThis.isIntruded = true;
    }).observe(document, { childList: true, subtree: true });`);
    await page.goto("/services/sap");
    await hydrated(page);
    expect(await page.evaluate("isIntruded")).toBe(true);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main")).toBeFocused();
  });
}
