// Gives the certifications' marks the colors of their tokens: an `<img>` inherits none.
import { readFile } from "node:fs/promises";
import { certifications } from "../app/content/certifications.ts";
import { colorToken } from "./lib/color-token.ts";
import { writeIfChanged } from "./lib/write-if-changed.ts";

/** The ink of each kind of mark. */
export const INKS = {
  ink: colorToken("ink-800"),
  verdigris: colorToken("verdigris-800"),
  thread: colorToken("thread-800"),
};

/** A mark of one color in another one. */
export const inColor = (svg: string, color: string): string => svg.replaceAll(/#[\da-f]{6}\b/g, color);

/** Colors public/marks/certifications anew. */
export async function colorMarks(): Promise<void> {
  for (const { image, color } of certifications) {
    for (const name of [image, `${image}-small`]) {
      const file = `public/marks/certifications/${name}.svg`;
      await writeIfChanged(file, inColor(await readFile(file, "utf8"), INKS[color]));
    }
  }
}
