import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { groupsOf, stylesOf } from "../../../scripts/lib/styles-of-routes.ts";

/** Names of the style sheets that `start.tsx` needs in a folder of these files. */
function stylesIn(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "styles-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return stylesOf(join(folder, "start.tsx")).map((file) => file.slice(folder.length + 1));
}

test("GEN-4 a route needs the style sheets of all components that it imports, each once and before its own", () => {
  const files = {
    "start.tsx": `import { Card, type Cards } from "./card.tsx";
import {
  Form,
  Field,
} from "./forms/form.tsx";
import "./start.css";
const Late = lazy(() => import("./late.tsx"));`,
    "card.tsx": `import "./card.css";`,
    "card.css": "",
    "forms/form.tsx": `export { Card } from "../card.tsx";\nimport "./form.css";`,
    "forms/form.css": `@import "./other.css";`,
    "late.tsx": `import "./late.css";`,
    "late.css": "",
    "start.css": "",
  };
  expect(stylesIn(files)).toEqual(["card.css", "forms/form.css", "start.css", "late.css"]);
});

test("imports of types and of packages bring no style sheets", () => {
  const files = {
    "start.tsx": `import type { Card } from "./card.tsx";\nimport { lazy } from "react";\nexport type { Card } from "./card.tsx";`,
    "card.tsx": `import "./card.css";`,
    "card.css": "",
  };
  expect(stylesIn(files)).toEqual([]);
});

test("style sheets that the same routes need are one file", () => {
  const routes = { home: ["card", "hero", "band"], service: ["card", "stations"], about: [] };
  expect(groupsOf(routes)).toEqual([["card"], ["hero", "band"], ["stations"]]);
});
