import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkEach } from "../../tests/support/check-each.ts";
import * as behaviour from "./behaviour.ts";

const requirements = readFileSync("docs/requirements.md", "utf8");
const requirement = (id: string) => new RegExp(String.raw`^- \*\*${id}\*\*.*`, "m").exec(requirements)?.[0];

const { CAROUSEL_INTERVAL_MS, HERO_FADE_MS, HERO_INTERVAL_MS, MARQUEE, MENU_DELAY_MS, TOAST_LIFETIME_MS } = behaviour;

test("GEN-6 GEN-7 HDR-2 HDR-4 TOAST-1 TOAST-2 TOAST-3 HOME-1 HOME-2 HOME-10 DT-1 DB-1 PACK-2 numbers are those of the requirements", () =>
  checkEach(
    [
      ["GEN-6", `${behaviour.HASH_SCROLL_DELAY_MS} ms after arrival`],
      ["GEN-7", `is ${behaviour.MOBILE_BREAKPOINT_PX} px`],
      ["HDR-2", `scrolled ${behaviour.HEADER_SOLID_FROM_PX} px`],
      ["HDR-4", `hovering Services for ${MENU_DELAY_MS.open} ms`],
      ["HDR-4", `closes ${MENU_DELAY_MS.close} ms after`],
      ["TOAST-1", `for ${TOAST_LIFETIME_MS.contact} ms`],
      ["TOAST-2", `for ${TOAST_LIFETIME_MS.contact} ms`],
      ["TOAST-3", `removed ${behaviour.TOAST_REMOVAL_MS} ms after`],
      ["TOAST-3", `${TOAST_LIFETIME_MS.general} ms in general and ${TOAST_LIFETIME_MS.contact} ms for contact results`],
      ["HOME-1", `every ${HERO_INTERVAL_MS.toLocaleString("en-US")} ms`],
      ["HOME-2", `by ${behaviour.HERO_PARALLAX_FACTOR} times`],
      ["HOME-2", `lasts ${HERO_FADE_MS / 1000} s`],
      ["HOME-10", `the first ${MARQUEE.firstRow} and`],
      ["HOME-10", `lasts ${MARQUEE.durationMs / 1000} s, and each list is repeated ${MARQUEE.repeats} times`],
      ["DT-1", `every ${CAROUSEL_INTERVAL_MS / 1000} s`],
      ["PACK-2", `up to ${behaviour.PACK_LIMIT} services`],
    ],
    (id, words) => expect(requirement(id)).toContain(words),
  ));

// Numbers of the design, which no requirement names.
test("GEN-4 a spinner shows after 250 ms", () => expect(behaviour.PAGE_PROGRESS_DELAY_MS).toBe(250));
test("HOME-8 a copy button says Copied for 2 s", () => expect(behaviour.COPIED_MS).toBe(2000));
