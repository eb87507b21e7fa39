import { registerHooks } from "node:module";

// Its modules import JSON as bundlers let them, and Node asks for the type to be named.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isJson = found.url.includes("/@actions/") && found.url.endsWith(".json");
    return isJson ? { ...found, importAttributes: { type: "json" } } : found;
  },
});
const { validate } = await import("@actions/languageservice");

let count = 0;

/** What GitHub's own parser finds in a workflow: keys, expressions, contexts, jobs that are not there; by line. */
export async function parserFaults(text: string): Promise<string[]> {
  count += 1;
  // It remembers what it has read under an address.
  const document = { uri: `file:///.github/workflows/${count}.yml`, getText: () => text };
  const found = await validate(document as Parameters<typeof validate>[0]);
  return found.map(({ range, message }) => `line ${range.start.line + 1}: ${message}`);
}
