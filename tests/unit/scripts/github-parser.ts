import { registerHooks } from "node:module";

// Its modules import JSON without an import attribute, which Node requires.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isJson = found.url.includes("/@actions/") && found.url.endsWith(".json");
    return isJson ? { ...found, importAttributes: { type: "json" } } : found;
  },
});
const { validate } = await import("@actions/languageservice");

let count = 0;

/** Errors that GitHub's own parser finds in a workflow: keys, expressions, contexts, missing jobs; by line. */
export async function parserFaults(text: string): Promise<string[]> {
  count += 1;
  // It caches documents by URI.
  const document = { uri: `file:///.github/workflows/${count}.yml`, getText: () => text };
  const found = await validate(document as Parameters<typeof validate>[0]);
  return found.map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);
}
