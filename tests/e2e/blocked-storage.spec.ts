import { openHydrated } from "../support/hydrated.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { expect, test } from "../support/site-test.ts";

/**
 * Local storage as where a visitor has blocked it. Of session storage, only what React Router's inline script reads works:
 * it logs an error of its own otherwise, and goes on.
 */
const BLOCKED = `{
  const refuse = () => { throw new DOMException("blocked", "SecurityError"); };
  const { getItem, setItem, removeItem } = Storage.prototype;
  const guarded = (method) => function (key, ...rest) {
    return key.startsWith("react-router-scroll") ? method.call(this, key, ...rest) : refuse();
  };
  Object.defineProperty(window, "localStorage", { get: refuse });
  Object.assign(Storage.prototype, { getItem: guarded(getItem), setItem: guarded(setItem), removeItem: guarded(removeItem) });
}`;

/** Every kind in `TEST_ALL=1 npm test`, otherwise kinds that store something. */
const pages = process.env["TEST_ALL"]
  ? PAGE_OF_EACH_KIND.filter((path) => path !== "/nowhere")
  : ["/services/oracle-financials", "/tools/trial-balance", "/compare"];

test("FORM-3 GEN-1 no page complains if storage is blocked, and the contact form works", async ({
  page,
  complaints,
}) => {
  await page.addInitScript(BLOCKED);
  for (const path of [...pages, "/contact?pack=sap"]) {
    await openHydrated(page, path);
    expect(complaints, path).toEqual([]);
  }
  await page.getByLabel("Name").fill("Jordan");
  await page.getByRole("checkbox", { name: "Include my capability pack" }).uncheck();
  await expect(page.getByLabel("Name")).toHaveValue("Jordan");
});
