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

for (const [what, intrude] of Object.entries(INTRUSIONS)) {
  test(`GEN-4 a page hydrates and leads on in spite of ${what}`, async ({ page }) => {
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (!document.querySelector("main")) return;
      observer.disconnect();
      (${String(intrude)})();
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
