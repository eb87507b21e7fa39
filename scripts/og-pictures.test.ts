import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { designOf } from "./og-pictures.ts";

test("SEO-1 preview pictures are drawn anew after a change of a color", async () => {
  const edited = designOf(async (file) =>
    (await readFile(file, "utf8")).replaceAll(/(--thread-\d+): #[\da-f]{6}/g, "$1: #abcdef"),
  );
  expect(await edited).not.toBe(await designOf());
});
