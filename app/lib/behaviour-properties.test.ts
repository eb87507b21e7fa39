import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as behaviour from "./behaviour.ts";
import { BEHAVIOUR_PROPERTIES } from "./behaviour-properties.ts";

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, "utf8") }));
const sheets = read("app/**/*.css");

test("every number provided to style sheets is used by one", () => {
  const names = Object.keys(BEHAVIOUR_PROPERTIES);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !sheets.some(({ text }) => text.includes(`var(${name})`)))).toEqual([]);
});

test("media queries are in em, so that the layout follows the browser's text size", () => {
  expect(sheets.filter(({ text }) => /@media[^{]*\dpx/.test(text)).map(({ file }) => file)).toEqual([]);
});

test("GEN-7 style sheets switch from narrow to wide at exactly the mobile breakpoint", () => {
  const { MOBILE_BREAKPOINT_EM: breakpoint } = behaviour;
  const queries = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
      [...query.matchAll(/(min|max)-width: ([\d.]+)em/g)].map(([, side, width]) => ({
        file,
        side,
        width: Number(width),
      })),
    ),
  );
  const near = queries.filter(({ width }) => Math.abs(width - breakpoint) <= 2.5);
  expect(near.length).toBeGreaterThan(10);
  expect(near.filter(({ side, width }) => width !== (side === "min" ? breakpoint : breakpoint - 1 / 16))).toEqual([]);
});
