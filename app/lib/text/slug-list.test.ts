import { expect, test } from "vitest";
import { slugList } from "./slug-list.ts";

test("PACK-1 lists are merged in order, without blanks and duplicates", () => {
  expect(slugList(["b, a", "a,,c", " "])).toEqual(["b", "a", "c"]);
  expect(slugList([])).toEqual([]);
});

test("PACK-2 of an overlong list only the beginning is parsed", () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `s${index}`);
  expect(slugList([names.join(",")])).toEqual(names.slice(0, 600));
  expect(slugList(names)).toEqual(names.slice(0, 600));
});
