import { openHydrated } from "../support/hydrated.ts";
import { expect, test } from "../support/site-test.ts";

/** Changes that browser extensions make to a document as soon as it has a body. */
const INTRUSIONS: (() => void)[] = [
  () => void document.documentElement.appendChild(document.createElement("x-widget")),
  () => {
    const field = document.createElement("input");
    field.type = "hidden";
    document.documentElement.appendChild(field);
    document.head.insertBefore(document.createElement("meta"), document.head.firstChild);
    document.head.appendChild(document.createElement("link"));
  },
  () => {
    document.body.setAttribute("data-writing-aid", "");
    document.documentElement.classList.add("dark-aid");
  },
  () => {
    document.body.insertBefore(document.createElement("x-first"), document.body.firstChild);
    document.body.appendChild(document.createElement("x-last"));
  },
];

test("GEN-4 a page hydrates and leads on in spite of what extensions add to it", async ({ page }) => {
  await page.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.querySelector("main")) return;
    observer.disconnect();
    ${INTRUSIONS.map((intrude) => `(${String(intrude)})();`).join("\n")}
    globalThis.isIntruded = true;
  }).observe(document, { childList: true, subtree: true });`);
  await openHydrated(page, "/services/sap");
  expect(await page.evaluate("isIntruded")).toBe(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("main")).toBeFocused();
});
