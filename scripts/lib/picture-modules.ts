import { type PictureFacts, pictures } from "../../app/content/pictures.ts";
import type { PictureName } from "../../app/content/types/pictures.types.ts";

/**
 * The module with the hash of each picture, which browsers need for its file names. Written to
 * app/lib/urls/picture-hashes.ts.
 */
export function pictureHashesModule(hashes: Record<PictureName, string>): string {
  const lines = Object.entries(hashes).map(([name, hash]) => `  "${name}": "${hash}",`);
  return `import type { PictureName } from "../../content/types/pictures.types.ts";

/** Part of every picture's file names. Written by scripts/pictures.ts from the masters and its settings. */
export const PICTURE_HASHES: Record<PictureName, string> = {
${lines.join("\n")}
};
`;
}

/** Focal points and placeholder colors as CSS, which saves script and style attributes. */
export function picturesSheet(): string {
  const rules = Object.entries(pictures as Record<string, PictureFacts>).map(
    ([name, { focalPoint, background }]) => `  :where([data-picture="${name}"]) {
    object-position: ${focalPoint};
    background-color: ${background};
  }`,
  );
  return `/* Written by scripts/pictures.ts from app/content/pictures.ts. :where() lets any other rule override it. */
@layer base {
  picture {
    display: contents;
  }
  :where([data-picture]) {
    width: 100%;
    height: auto;
    object-fit: cover;
    /* If the picture fails to load, its alternative text shows on its dark placeholder color. */
    color: var(--paper-50);
  }
${rules.join("\n")}
}
`;
}
