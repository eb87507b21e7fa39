import type { Page } from "playwright/test";
import { firm } from "../../app/content/firm.ts";
import { FONT_FACES, type FontFace } from "../../scripts/lib/font-faces.ts";
import { glyphsOfFace } from "../../scripts/lib/glyphs-in-use.ts";
import { misnamed } from "../support/accessible-names.ts";
import { expectNoViolations } from "../support/axe.ts";
import { hydrated } from "../support/hydrated.ts";
import { PAGE_OF_EACH_KIND } from "../support/page-of-each-kind.ts";
import { ROUTES_OF_SPEC } from "../support/routes-of-spec.ts";
import { expect, test } from "../support/reading-test.ts";

const SERIF = FONT_FACES.filter(({ family }) => family === "Newsreader");

/** All text of the page that is set in the serif, by style and weight, such as "normal 400". */
const serifTexts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Record<string, string> = {};
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const { fontFamily, fontStyle, fontWeight } = getComputedStyle(parent!);
      if (!fontFamily.startsWith("Newsreader")) continue;
      const face = `${fontStyle} ${fontWeight}`;
      found[face] = (found[face] ?? "") + textContent;
    }
    return found;
  });

/** Whether a file has a style and weight as it is asked for, so that the browser need not take the nearest. */
const isFaceOf = (asked: string, { style, weight }: FontFace) => {
  const [askedStyle, askedWeight] = asked.split(" ");
  const [from, to = from] = weight.split(" ").map(Number);
  return askedStyle === style && from! <= Number(askedWeight) && Number(askedWeight) <= to!;
};

/** All at once, which a visitor cannot have. */
const openAllDetails = (page: Page) =>
  page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.name = "";
    for (const details of all) details.open = true;
  });

/** Each face's characters, which are looked for in all of the content. */
const glyphs = new Map<FontFace, Promise<string>>();
const glyphsOf = (face: FontFace) => {
  if (!glyphs.has(face)) glyphs.set(face, glyphsOfFace(face));
  return glyphs.get(face)!;
};

/** What of the page's serif text no file has, by style and weight. */
async function unsetInSerif(page: Page): Promise<Record<string, string>> {
  const unset: Record<string, string> = {};
  for (const [asked, text] of Object.entries(await serifTexts(page))) {
    const face = SERIF.find((one) => isFaceOf(asked, one));
    const known = face ? await glyphsOf(face) : "";
    const missing = [...new Set(text)].filter((character) => !known.includes(character)).join("");
    if (missing) unset[asked] = missing;
  }
  return unset;
}

for (const path of ROUTES_OF_SPEC) {
  test(`RT-1 ${path} renders, hydrates and fits at 1440 and 320 px`, async ({ page, complaints }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(`\\| ${firm.name}$`));
    await hydrated(page);
    expect(complaints).toEqual([]);

    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    const levels = await page
      .getByRole("heading")
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);

    expect(await unsetInSerif(page)).toEqual({});
    await page.setViewportSize({ width: 320, height: 640 });
    await openAllDetails(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

/** One page of each kind on a contributor's machine; every page in CI. */
for (const path of process.env["CI"] ? ROUTES_OF_SPEC : PAGE_OF_EACH_KIND) {
  test(`${path} is accessible at 1440 and 390 px`, async ({ page, complaints }) => {
    // The register and the glossary have hundreds of rows, and every rule looks at each of them.
    test.slow(["/rules", "/glossary"].includes(path));
    await page.goto(path);
    await expectNoViolations(page, { isAtRest: true });
    expect(await misnamed(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAllDetails(page);
    await expectNoViolations(page, { isAtRest: true });
    expect(await misnamed(page)).toEqual([]);
    // The browser's own report of the page that is not there.
    if (path === "/nowhere") complaints.length = 0;
  });
}
