import { expect, test } from "vitest";
import { type Edge, isHeadedFor } from "./pointer-path.ts";

const BELOW: Edge = [
  { x: 0, y: 80 },
  { x: 1440, y: 80 },
];
const RIGHT: Edge = [
  { x: 550, y: 80 },
  { x: 550, y: 612 },
];
const FROM = { x: 780, y: 40 };

test("HDR-4 a pointer that moves down to the panel is on its way, at any angle", () => {
  expect(isHeadedFor(BELOW, FROM, { x: 780, y: 60 })).toBe(true);
  expect(isHeadedFor(BELOW, FROM, { x: 640, y: 60 })).toBe(true);
  expect(isHeadedFor(BELOW, FROM, { x: 1000, y: 60 })).toBe(true);
});

test("HDR-4 a pointer that moves sideways, up or not at all is not", () => {
  expect(isHeadedFor(BELOW, FROM, { x: 1000, y: 40 })).toBe(false);
  expect(isHeadedFor(BELOW, FROM, { x: 1000, y: 44 })).toBe(false);
  expect(isHeadedFor(BELOW, FROM, { x: 780, y: 20 })).toBe(false);
  expect(isHeadedFor(BELOW, FROM, FROM)).toBe(false);
});

test("HDR-4 a pointer past the panel's edge is no longer on its way", () => {
  expect(isHeadedFor(BELOW, FROM, { x: 780, y: 200 })).toBe(false);
});

test("HDR-4 the edge may be vertical, with its corners in either order", () => {
  const from = { x: 200, y: 150 };
  expect(isHeadedFor(RIGHT, from, { x: 220, y: 160 })).toBe(true);
  expect(isHeadedFor([RIGHT[1], RIGHT[0]], from, { x: 220, y: 160 })).toBe(true);
  expect(isHeadedFor(RIGHT, from, { x: 200, y: 200 })).toBe(false);
  expect(isHeadedFor(RIGHT, from, { x: 180, y: 155 })).toBe(false);
});
