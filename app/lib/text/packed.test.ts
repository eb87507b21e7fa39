import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

test("GEN-4 packed data has no quotes to escape, and is the same when unpacked", () => {
  const value = { text: "A-123, “quoted”", list: [1, null, true], nested: { empty: "" } };
  expect(pack(value)).not.toContain('"');
  expect(unpack(pack(value))).toEqual(value);
});

test("GEN-4 texts with quotes, backticks and backslashes survive packing", () => {
  const value = ['say "no"', "`code`", "a\\b", '\\"`'];
  expect(unpack(pack(value))).toEqual(value);
});
