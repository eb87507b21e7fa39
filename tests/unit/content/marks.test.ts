import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { certifications } from "../../../app/content/certifications.ts";
import { categories } from "../../../app/content/services/index.ts";
import { solutions } from "../../../app/content/solutions/index.ts";
import { colorToken } from "../../../scripts/lib/color-token.ts";

const MARKS = "public/marks";

test("ENT-6 each certification has a badge and a small one in its color, and one for the hero's background", async () => {
  // An `<img>` inherits no color: after a change of a token, replace the color in the files.
  const badges = await readFile(`${MARKS}/badges.svg`, "utf8");
  for (const { image, color } of certifications) {
    for (const variant of ["", "-small"]) {
      const svg = await readFile(`${MARKS}/certifications/${image}${variant}.svg`, "utf8");
      expect(new Set(svg.match(/#[\da-f]{3,6}\b/g)), image + variant).toEqual(new Set([colorToken(`${color}-800`)]));
    }
    const badge = new RegExp(`<symbol id="${image}"[^>]*>.*?</symbol>`).exec(badges)?.[0];
    expect(badge, image).toContain('viewBox="0 0 120 120"');
    expect(badge, image).toContain('"currentColor"');
    expect(badge, image).not.toMatch(/#[\da-f]{6}/);
  }
});

test("ENT-1 ENT-2 each category and solution has an icon in the sprite that follows its background's colors", async () => {
  const sprite = await readFile(`${MARKS}/line-icons.svg`, "utf8");
  for (const { icon } of [...categories, ...solutions]) {
    const symbol = new RegExp(`<symbol id="${icon}"[^>]*>.*?</symbol>`).exec(sprite)?.[0];
    expect(symbol, icon).toContain('stroke="currentColor"');
    expect(symbol, icon).toContain("var(--thread,currentColor)");
  }
});

test("CALL-4 logos shown as images contain their own color and no external references", async () => {
  for (const folder of ["clients", "certifications"]) {
    for (const file of await readdir(`${MARKS}/${folder}`)) {
      const svg = await readFile(`${MARKS}/${folder}/${file}`, "utf8");
      expect(svg, file).not.toContain("currentColor");
      expect(svg, file).not.toMatch(/<script|<image|href=|\bon\w+=/);
      expect(svg, file).toMatch(/"#[\da-f]{6}"/);
    }
  }
});
