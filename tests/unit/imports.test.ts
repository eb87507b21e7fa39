import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, test } from "vitest";

/**
 * What each part of the project may import, from the top down. A path includes everything below it. A part may always
 * import its own files, packages, and generated files (`./+types`).
 */
const MAY_IMPORT: Record<string, string[]> = {
  "app/routes": [
    "app/templates",
    "app/sections",
    "app/layout",
    "app/contact",
    "app/components",
    "app/router",
    "app/lib",
    "app/config",
  ],
  "app/templates": [
    "app/sections",
    "app/router",
    "app/components",
    "app/lib",
    "app/content/shapes",
    "app/content/interface",
  ],
  "app/sections": ["app/layout/toasts", "app/contact", "app/components", "app/router", "app/lib", "app/config"],
  "app/layout": [
    "app/components",
    "app/router",
    "app/lib",
    "app/shims",
    "app/config",
    "app/assets",
    "app/styles/print.css",
  ],
  "app/contact": [
    "app/layout/toasts",
    "app/components",
    "app/router",
    "app/lib",
    "app/config",
    "app/server-context.ts",
  ],
  "app/components": ["app/lib", "app/config"],
  "app/router": ["app/lib", "app/shims", "app/config"],
  "app/lib": ["app/shims", "app/config", "app/root.tsx", "app/registry/page-entry.ts"],
  "app/shims": ["app/lib/text", "app/config"],
  "app/config": ["app/styles/pages"],
  "app/content": ["app/lib/text"],
  "app/registry": ["app/content"],
  // The site's search, on the server only.
  "app/search": ["app/registry", "app/content", "app/lib/text"],
  worker: ["app/config", "app/contact", "app/registry", "app/content/interface", "app/server-context.ts"],
  local: [],
  // One schema parses the outbox's messages everywhere.
  scripts: [
    "app",
    "worker/env.ts",
    "worker/contact/message.ts",
    "worker/contact/kept-letter.ts",
    "worker/contact/queue-names.ts",
    "worker/contact/reference.ts",
    // The smoke test checks the worker's own constants.
    "worker/contact/gateway.ts",
    "worker/csp.ts",
    "worker/security-headers.ts",
    "worker/smoke-test.ts",
    "local",
  ],
  tools: ["scripts/lib", "worker/contact/message.ts", "worker/contact/kept-letter.ts", "local"],
};

/** Browser code may import no content except its types and the interface texts. */
const WORDS = ["app/content/shapes", "app/content/interface"];
for (const part of [
  "app/sections",
  "app/layout",
  "app/contact",
  "app/components",
  "app/router",
  "app/lib",
  "app/config",
]) {
  MAY_IMPORT[part]!.push(...WORDS);
}
MAY_IMPORT["app/routes"]!.push("app/content", "app/registry", "app/search", "app/server-context.ts");

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"?]+)/g;
const isIn = (file: string, path: string) => file === path || file.startsWith(`${path}/`);

test.each(Object.keys(MAY_IMPORT))("what %s imports is below it", (part) => {
  const files = readdirSync(part, { recursive: true, encoding: "utf8" })
    .map((file) => join(part, file))
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.includes("node_modules"));
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORT)]
      .map(([, path]) => normalize(join(file, "..", path!)))
      .filter((target) => !target.includes("+types"))
      .filter((target) => ![part, ...MAY_IMPORT[part]!].some((allowed) => isIn(target, allowed)))
      .map((target) => `${file} imports ${target}`),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
