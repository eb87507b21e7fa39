import { readFileSync } from "node:fs";

const SHEET = "app/styles/tokens.css";

/**
 * A color of the site's tokens, for what is made outside a style sheet: icons, pictures, the browser's frame.
 * @param name as in the sheet, without dashes before it: `ink-950`
 * @returns `#rrggbb`
 * @throws where no token of this name is a color
 */
export function colorToken(name: string): string {
  const value = new RegExp(`^\\s*--${name}: (#[0-9a-f]{6});$`, "m").exec(readFileSync(SHEET, "utf8"))?.[1];
  if (!value) throw new Error(`${SHEET} has no color --${name}.`);
  return value;
}
