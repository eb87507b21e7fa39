import { expect, test } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const HEADER_PX = 80;

const expectAtTop = (visitor: Visitor, id: string) =>
  expect
    .poll(() => visitor.run((at) => Math.round(document.getElementById(at)!.getBoundingClientRect().top), id))
    .toBe(HEADER_PX);

test("GEN-6 a URL with a hash opens at its section, below the header, with focus", async ({ visitor }) => {
  await visitor.open("/#certification");
  await visitor.sees("#certification", { focused: true });
  await expectAtTop(visitor, "certification");
});

test("GEN-6 a link with a hash leads to another page's section, and again after scrolling away", async ({
  visitor,
}) => {
  await visitor.open("/services");
  for (let clicks = 1; clicks <= 2; clicks += 1) {
    await visitor.clicks({ role: "link", name: "Contract Vehicles", in: "footer" });
    await visitor.isAt("/#contractvehicles");
    await visitor.sees("#contractvehicles", { focused: true });
    await expectAtTop(visitor, "contractvehicles");
  }
});

test("GEN-6 with reduced motion the page jumps to the section", async ({ visitor }) => {
  await visitor.prefers({ reducedMotion: "reduce" });
  await visitor.open("/services");
  await visitor.run(() => {
    const places = new Set<number>();
    addEventListener("scroll", () => places.add(Math.round(scrollY)));
    Object.assign(globalThis, { placesOf: () => [...places] });
  });
  // By keyboard, so that the page starts at the top and nothing else scrolls it.
  await visitor.run(() =>
    document.querySelector<HTMLElement>('footer a[href="/#certification"]')!.focus({ preventScroll: true }),
  );
  await visitor.presses("Enter");
  await visitor.sees("#certification", { focused: true });
  await expectAtTop(visitor, "certification");
  const places = () => visitor.run(() => (globalThis as unknown as { placesOf: () => number[] }).placesOf());
  const end = await visitor.run(() => Math.round(scrollY));
  await expect.poll(places).toContain(end);
  expect((await places()).filter((place) => place !== 0 && place !== end)).toEqual([]);
});

test("LINE-1 the index takes keyboard focus to a station, and the URL names it", async ({ visitor }) => {
  await visitor.open("/one-line-item");
  await visitor.focuses('a[href="#station-7"]');
  await visitor.presses("Enter");
  await visitor.isAt("/one-line-item#station-7");
  await visitor.sees({ role: "heading", name: "Disbursement" }, { inWindow: true });
});

test("RULE-1 a link from another page opens the collapsed rule it leads to", async ({ visitor }) => {
  await visitor.open("/services/a123-support");
  await visitor.clicks({ role: "link", name: "OMB Circular A-123", in: "main" });
  await visitor.isAt("/rules#omb-a-123");
  await visitor.sees("#omb-a-123");
});
