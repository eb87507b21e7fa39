import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { PICTURE_HASHES } from "../../../app/lib/urls/picture-hashes.ts";
import { pictureSize } from "../../../app/lib/urls/picture-sizes.ts";
import { pictures } from "../../../app/content/pictures.ts";
import type { PictureName } from "../../../app/content/types/pictures.types.ts";
import { pictureHashes } from "../../../scripts/pictures.ts";

const MASTERS = "app/assets/pictures";

test("CALL-4 every master is in the manifest, with alternative text and the size that pages reserve", async () => {
  const masters = await readdir(MASTERS);
  expect(masters.toSorted()).toEqual(
    Object.keys(pictures)
      .map((name) => `${name}.jpg`)
      .toSorted(),
  );
  for (const file of masters) {
    const { width, height } = await sharp(`${MASTERS}/${file}`).metadata();
    expect({ width, height }, file).toEqual(pictureSize(file.replace(".jpg", "") as PictureName));
  }
  for (const [name, { alt, focalPoint, background }] of Object.entries(pictures)) {
    expect(alt.length, name).toBeGreaterThan(20);
    expect(alt.length, name).toBeLessThanOrEqual(125);
    expect(focalPoint, name).toMatch(/^\d+% \d+%$/);
    expect(background, name).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test("CALL-4 file names match the masters; run scripts/pictures.ts after changing one", async () => {
  expect(PICTURE_HASHES).toEqual(await pictureHashes());
});

test("CALL-4 a picture's placeholder color is dark enough for its alternative text", () => {
  for (const [name, { background }] of Object.entries(pictures)) {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16));
    expect(Math.max(red!, green!, blue!), name).toBeLessThan(0x50);
  }
});
