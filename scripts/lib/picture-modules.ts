import { pictures } from "../../app/content/pictures.ts";
import type { PictureFacts, PictureName } from "../../app/content/shapes/pictures.ts";

/** What the browser must know to name a picture's files: one short hash each. Written to app/config/picture-hashes.ts. */
export function pictureHashesModule(hashes: Record<PictureName, string>): string {
  const lines = Object.entries(hashes).map(([name, hash]) => `  "${name}": "${hash}",`);
  return `import type { PictureName } from "../content/shapes/pictures.ts";

/** Part of every picture's file names. Written by scripts/pictures.ts from the masters and its settings. */
export const PICTURE_HASHES: Record<PictureName, string> = {
${lines.join("\n")}
};
`;
}

/** Focal points and standing-in colours as CSS, so that neither costs script or style attributes. */
export function picturesSheet(): string {
  const rules = Object.entries(pictures as Record<string, PictureFacts>).map(
    ([name, { focalPoint, background }]) => `  :where([data-picture="${name}"]) {
    object-position: ${focalPoint};
    background-color: ${background};
  }`,
  );
  return `/* Written by scripts/pictures.ts from app/content/pictures.ts. :where() lets every other rule win. */
@layer base {
  picture {
    display: contents;
  }
  :where([data-picture]) {
    width: 100%;
    height: auto;
    object-fit: cover;
    /* The alternative text, where the picture does not come, stands on its dark colour. */
    color: var(--paper-50);
  }
${rules.join("\n")}
}
`;
}
