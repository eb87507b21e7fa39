import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { test } from "./journey.ts";
import { DESKTOP, PHONE } from "./visitor.ts";

// The server answers a page that is not there with 404, which browsers themselves report, and the page does (GEN-2).
test.use({ forgiven: /404|No page at/ });

test("RT-1 SEC-2 a page of each kind comes alive, fits a phone, and gives the console nothing to say", async ({
  visitor,
}) => {
  // Two dozen pages.
  test.setTimeout(180_000);
  // What moves is looked at by journeys of its own.
  await visitor.prefers({ reducedMotion: true });
  for (const [at, path] of PAGE_OF_EACH_KIND.entries()) {
    await test.step(path, async () => {
      await visitor.open(path);
      await visitor.sees("h1", { count: 1 });
      // A page is opened at the width at which the one before was left.
      for (const size of at % 2 === 0 ? [DESKTOP, PHONE] : [PHONE, DESKTOP]) {
        await visitor.resizes(size);
        await visitor.until(() => document.documentElement.scrollWidth === document.documentElement.clientWidth);
      }
    });
  }
});
