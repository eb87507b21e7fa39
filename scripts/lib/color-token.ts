import { readFileSync } from "node:fs";

const SHEET = "app/styles/tokens.css";

/**
 * A color token, for use outside style sheets: icons, pictures, the browser's toolbar.
 * @param name as in the style sheet, without leading dashes: `ink-950`
 * @returns `#rrggbb`
 * @throws if no color token has this name
 */
export function colorToken(name: string): string {
  const value = new RegExp(`^\\s*--${name}: (#[0-9a-f]{6});$`, "m").exec(readFileSync(SHEET, "utf8"))?.[1];
  if (!value) throw new Error(`${SHEET} has no color --${name}.`);
  return value;
}
