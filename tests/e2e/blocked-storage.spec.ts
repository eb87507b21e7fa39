import { expectSent, fillIn, openForm, sendButton } from "../support/contact-visitor.ts";
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

test("FORM-3 GEN-1 pages and the contact form work with blocked storage", async ({ page, complaints }) => {
  await page.addInitScript(BLOCKED);
  for (const path of [...pages, "/contact?pack=sap"]) {
    await openHydrated(page, path);
    expect(complaints, path).toEqual([]);
  }
  await page.getByLabel("Name").fill("Jordan");
  await page.getByRole("checkbox", { name: "Include my capability pack" }).uncheck();
  await expect(page.getByLabel("Name")).toHaveValue("Jordan");
});

test("FORM-3 the form is sent although the browser's storage is full", async ({ page, gateway }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (!key.startsWith("react-router-scroll")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await openForm(page, "/contact");
  await fillIn(page, "Message");
  await sendButton(page).click();
  await expectSent(page);
  expect(gateway.received).toHaveLength(1);
});
