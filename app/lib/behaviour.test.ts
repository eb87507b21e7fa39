import { expect, test } from "vitest";
import * as behaviour from "./behaviour.ts";

// Repeats the specification's numbers as literals, to catch mistakes in behaviour.ts.
test("GEN-7 the mobile breakpoint is 768 px", () => expect(behaviour.MOBILE_BREAKPOINT_PX).toBe(768));
test("GEN-6 scrolling to a hash starts after 100 ms", () => expect(behaviour.HASH_SCROLL_DELAY_MS).toBe(100));
test("GEN-4 a spinner shows after 250 ms", () => expect(behaviour.PAGE_PROGRESS_DELAY_MS).toBe(250));
test("HDR-2 the header turns white at 100 px", () => expect(behaviour.HEADER_SOLID_FROM_PX).toBe(100));
test("HDR-4 menus open after 100 ms and close after 200 ms", () =>
  expect(behaviour.MENU_DELAY_MS).toEqual({ open: 100, close: 200 }));
test("TOAST-1 TOAST-2 TOAST-3 toasts last 3000 and 5500 ms and go 150 ms later", () => {
  expect(behaviour.TOAST_LIFETIME_MS).toEqual({ contact: 3000, general: 5500 });
  expect(behaviour.TOAST_REMOVAL_MS).toBe(150);
});
test("HOME-8 a copy button says Copied for 2 s", () => expect(behaviour.COPIED_MS).toBe(2000));
test("HOME-1 a hero slide stays 10 s", () => expect(behaviour.HERO_INTERVAL_MS).toBe(10_000));
test("HOME-2 the hero fades in 1 s and shifts by 0.4", () => {
  expect(behaviour.HERO_FADE_MS).toBe(1000);
  expect(behaviour.HERO_PARALLAX_FACTOR).toBe(0.4);
});
test("HOME-10 the client belts turn in 40 s, four times the list", () =>
  expect(behaviour.MARQUEE).toEqual({ durationMs: 40_000, repeats: 4, firstRow: 10 }));
test("DT-1 DB-1 a carousel picture stays 6 s", () => expect(behaviour.CAROUSEL_INTERVAL_MS).toBe(6000));
test("PACK-2 a capability pack holds twelve services", () => expect(behaviour.PACK_LIMIT).toBe(12));
