import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colorToken } from "../../scripts/lib/color-token.ts";

const TOKENS = "app/styles/tokens.css";
/** Average colors are measured from pictures; a build writes a style sheet with them. */
const MEASURED = new Set(["app/content/pictures.ts", "app/assets/pictures.css"]);

const files = globSync("{app,shared,worker,scripts}/**/*.{css,ts,tsx}", { exclude: ["**/*.test.{ts,tsx}", TOKENS] });
const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, "");

test("colors are written as literals in the tokens only", () => {
  const literal = /["'`(\s:[]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
  const named =
    /:[^;{}]*(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|yellow|gold|silver|navy|teal)(?![\w-])[^;{}]*;/gi;
  const found = files
    .filter((path) => !MEASURED.has(path))
    .flatMap((path) => {
      const text = withoutComments(readFileSync(path, "utf8"));
      const literals = text.match(literal) ?? [];
      return [...literals, ...(path.endsWith(".css") ? (text.match(named) ?? []) : [])].map((one) => `${path}: ${one}`);
    });
  expect(found).toEqual([]);
});

test("every token is used, and every named color is a token", () => {
  const sheet = readFileSync(TOKENS, "utf8");
  const tokens = [...sheet.matchAll(/^\s+--([\w-]+):/gm)].map(([, name]) => name!);
  const sheets = files.filter((path) => path.endsWith(".css")).map((path) => readFileSync(path, "utf8"));
  const uno = readFileSync("app/uno.config.ts", "utf8");
  const others = sheets.join("") + uno + sheet.slice(sheet.indexOf("--hair-ink"));
  const shades = [...uno.matchAll(/shades\("(\w+)", ([\d, ]+)\)/g)].flatMap(([, token, numbers]) =>
    numbers!.split(", ").map((number) => `${token}-${number}`),
  );
  const used = new Set([...others.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name!).concat(shades));
  expect(tokens.filter((token) => !used.has(token))).toEqual([]);
  const shade = /^(?:ink|paper|mist|thread|verdigris|failure|print)-[\w-]+$/;
  expect([...used].filter((name) => shade.test(name) && !tokens.includes(name))).toEqual([]);
});

test("an unknown color token throws", () => {
  expect(colorToken("ink-950")).toMatch(/^#[\da-f]{6}$/);
  expect(() => colorToken("ink-975")).toThrow("app/styles/tokens.css has no color --ink-975.");
});
