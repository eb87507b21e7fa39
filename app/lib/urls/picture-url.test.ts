import { expect, test } from "vitest";
import { PICTURE_HASHES } from "./picture-hashes.ts";
import { markUrl } from "./mark-url.ts";
import { pictureSrcSet, pictureUrl } from "./picture-url.ts";

const HOST = "https://content.agency.example";

test("CALL-4 by default a picture is the site's own file, with a hash in its name", () => {
  const hash = PICTURE_HASHES["db-storage"];
  expect(hash).toMatch(/^[0-9a-f]{8}$/);
  expect(pictureUrl("db-storage", "avif", null, 768)).toBe(`/pictures/db-storage-${hash}-768.avif`);
  expect(pictureUrl("db-storage", "jpg", null)).toBe(`/pictures/db-storage-${hash}-1920.jpg`);
});

test("CALL-4 a content host is requested with width 1920, quality 70 and a format", () => {
  expect(pictureUrl("db-storage", "avif", HOST)).toBe(
    `${HOST}/pictures/db-storage.jpg?width=1920&quality=70&format=avif`,
  );
  expect(pictureUrl("db-storage", "webp", HOST, 480)).toBe(
    `${HOST}/pictures/db-storage.jpg?width=480&quality=70&format=webp`,
  );
  expect(pictureUrl("db-storage", "jpg", HOST, 480)).toBe(`${HOST}/pictures/db-storage.jpg?width=480&quality=70`);
});

test.each([null, HOST])("CALL-4 five widths are offered, each with its own URL (host: %s)", (host) => {
  const offers = pictureSrcSet("hero-cloud-erp", "webp", host).split(", ");
  expect(offers.map((offer) => offer.split(" ")[1])).toEqual(["480w", "768w", "1080w", "1440w", "1920w"]);
  expect(new Set(offers.map((offer) => offer.split(" ")[0])).size).toBe(5);
});

test("CALL-4 a smaller picture is never offered larger than it is", () => {
  const offers = pictureSrcSet("why-choose-us", "avif", null).split(", ");
  expect(offers.map((offer) => offer.split(" ")[1])).toEqual(["480w", "768w", "900w"]);
  expect(pictureUrl("why-choose-us", "jpg", null)).toContain("-900.jpg");
});

test("CALL-4 logos come from the content host as well", () => {
  expect(markUrl("clients/coast-guard", null)).toBe("/marks/clients/coast-guard.svg");
  expect(markUrl("clients/coast-guard", HOST)).toBe(`${HOST}/marks/clients/coast-guard.svg`);
});
