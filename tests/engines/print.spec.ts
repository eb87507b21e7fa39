import { pagesOf } from "../support/printed-pages.ts";
import { expect, test } from "./journey.ts";

const TWELVE =
  "us-treasury-accounting-and-reporting-support,interagency-agreements-iaa-support,penetration-testing-vulnerability-management,grants-execution-funds-control,grants-closeout-reconciliation,security-and-vulnerability-management,api-development-and-integrations,program-planning-and-strategy,disaster-recovery-and-management,governance-risk-compliance,agriculturedatasolutions,financialcontractcloseout";

for (const [id, what, path, sheets] of [
  ["RT-1", "the capability statement", "/corporate-capability", 2],
  ["PACK-2", "a full pack", `/pack?s=${TWELVE}`, 4],
  ["LINE-1", "the one line item", "/one-line-item", 4],
] as const) {
  test(`${id} in print there is ${what}, on at most ${sheets} letter sheets, without controls`, async ({
    visitor,
    browserName,
  }) => {
    await visitor.open(path);
    await visitor.until(() =>
      [...document.styleSheets].some(({ media, href }) => media.mediaText === "print" && !!href),
    );
    // Only Chromium prints without a dialog.
    if (browserName === "chromium") {
      expect(pagesOf(await visitor.page.pdf({ format: "Letter" }))).toBeLessThanOrEqual(sheets);
    }
    await visitor.prefers({ media: "print" });
    await visitor.missesAll("header.site-header");
    await visitor.missesAll("footer");
    await visitor.missesAll({ role: "button" });
    await visitor.sees("main");
  });
}

test("GEN-8 print shows all answers, though only one can be open", async ({ visitor }) => {
  await visitor.open("/services/a123-support");
  await visitor.prefers({ media: "print" });
  await expect
    .poll(() =>
      visitor.run(() =>
        [...document.querySelectorAll("#questions [role=group] p")].every(
          (one) => one.getBoundingClientRect().height > 0,
        ),
      ),
    )
    .toBe(true);
});
