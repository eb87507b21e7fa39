import type { FontFace } from "./font-faces.ts";

/** A fallback with its adjustments to the web font's width and height, as fractions. */
export interface MatchedFallback extends Pick<FontFace, "family" | "style" | "weight"> {
  local: string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** The content of app/assets/fonts/fonts.css. */
export function fontsSheet(faces: readonly FontFace[], fallbacks: readonly MatchedFallback[]): string {
  return `/*
 * Written by scripts/fonts.ts from scripts/lib/font-faces.ts. \`swap\` shows text at once in a fallback font. The fallbacks
 * are adjusted to the width (measured on a sample) and height of the web fonts, so lines break at the same words and
 * nothing moves when the fonts load. Public Sans is preloaded by shell/frame/head-links.tsx.
 */
${[...faces.map(webFace), ...fallbacks.map(fallbackFace)].join("\n")}
`;
}

const webFace = ({ file, family, style, weight }: FontFace): string => `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");
}`;

const percent = (fraction: number): string => `${Number((100 * fraction).toFixed(2))}%`;

const fallbackFace = (face: MatchedFallback): string => `@font-face {
  font-family: "${face.family}";
  font-style: ${face.style};
  font-weight: ${face.weight};
  src: ${face.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(face.sizeAdjust)};
  ascent-override: ${percent(face.ascent)};
  descent-override: ${percent(face.descent)};
  line-gap-override: ${percent(face.lineGap)};
}`;
