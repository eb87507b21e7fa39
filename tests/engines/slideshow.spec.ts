import { digitalTransformationPage } from "../../app/content/pages/digital-transformation.ts";
import { slides } from "../../app/content/slides.ts";
import { expect, test } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const button = (name: string) => ({ role: "button", name });

/** The number of the current slide, from its group's name: "2 of 5: …". */
const slide = (visitor: Visitor) =>
  visitor.run(() => {
    const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
    const current = slides.find((one) => one.hasAttribute("data-current"));
    return Number.parseInt(current?.getAttribute("aria-label") ?? "", 10);
  });

test("HOME-1 the slides rotate automatically, and pause and play on request", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.sees(button("Pause slides"));
  const first = await slide(visitor);
  await expect.poll(() => slide(visitor), { timeout: 20_000 }).toBe((first % slides.length) + 1);
  await visitor.clicks(button("Pause slides"));
  await visitor.sees(button("Play slides"));
  await visitor.sees(".hero [aria-live]", { attributes: { "aria-live": "polite" } });
  await visitor.clicks(button("Play slides"));
  await visitor.sees(button("Pause slides"));
});

test("HOME-1 HOME-2 with reduced motion the slides rotate only on request, without fading", async ({ visitor }) => {
  await visitor.prefers({ reducedMotion: "reduce" });
  await visitor.open("/");
  await visitor.sees(button("Play slides"));
  // Announcements depend on the timer: off while it runs.
  await visitor.sees(".hero [aria-live]", { attributes: { "aria-live": "polite" } });
  expect(await slide(visitor)).toBe(1);
  const fade = await visitor.run(
    () => getComputedStyle(document.querySelector("[data-current] .hero-frame")!).transitionDuration,
  );
  expect(Number.parseFloat(fade)).toBe(0);
});

test("HDR-2 the header is transparent over the slides, and has a background once the page is scrolled", async ({
  visitor,
}) => {
  const isTransparent = () =>
    visitor.run(() => getComputedStyle(document.querySelector(".site-header")!).backgroundColor === "rgba(0, 0, 0, 0)");
  await visitor.open("/");
  expect(await isTransparent()).toBe(true);
  await visitor.scrollsTo(400);
  await expect.poll(isTransparent).toBe(false);
});

test("DT-1 the carousel's buttons and dots set the picture directly, around both ends", async ({ visitor }) => {
  await visitor.prefers({ reducedMotion: "reduce" });
  await visitor.open("/services/digital-transformation");
  const showsPicture = (number: number) =>
    visitor.sees('[aria-roledescription="carousel"] [aria-current="true"]', {
      name: expect.stringMatching(new RegExp(`^Picture ${number}:`)) as unknown,
    });
  await showsPicture(1);
  await visitor.clicks(button("Previous picture"));
  await showsPicture(digitalTransformationPage.carousel.slides.length);
  await visitor.clicks(button("Next picture"));
  await showsPicture(1);
  await visitor.clicks(button("Picture 3:…"));
  await showsPicture(3);
  await visitor.focuses('[aria-roledescription="carousel"] [aria-label="Next picture"]');
  await visitor.presses("Enter");
  await showsPicture(4);
  await visitor.until(() => {
    const image = document.querySelector<HTMLImageElement>('[data-state="current"] img');
    return image !== null && image.complete && image.naturalWidth > 0;
  });
});

test("DB-1 the carousel rotates automatically, and pauses and plays", async ({ visitor }) => {
  await visitor.open("/services/database-and-infrastructure-management");
  const current = '[aria-roledescription="carousel"] [aria-current="true"]';
  await visitor.sees(current);
  const before = (await visitor.look(current))!.name;
  await expect.poll(async () => (await visitor.look(current))?.name, { timeout: 15_000 }).not.toBe(before);
  await visitor.clicks(button("Pause pictures"));
  await visitor.sees(button("Play pictures"));
  const live = '[aria-roledescription="carousel"] [aria-live]';
  await visitor.sees(live, { attributes: { "aria-live": "polite" } });
  await visitor.clicks(button("Play pictures"));
  await visitor.sees(button("Pause pictures"));
  await visitor.page.mouse.move(2, 880);
  await visitor.sees(live, { attributes: { "aria-live": "off" } });
});
