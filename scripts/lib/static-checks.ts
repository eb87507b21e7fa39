import { capture } from "./run.ts";

/** The checks that read the sources without running them. Each resolves to what is wrong, or to an empty text. */
export const STATIC_CHECKS = {
  types: async (): Promise<string> =>
    (await outputOfFailed("wrangler types --strict-vars=false", "react-router typegen")) || outputOfFailed("tsc"),
  // knip finds files, exports and packages that nothing uses.
  lint: (): Promise<string> => outputOfFailed("oxlint --deny-warnings", "knip"),
  format: (): Promise<string> => outputOfFailed("oxfmt --check ."),
};

/** Runs commands side by side and resolves to what those that fail print. */
async function outputOfFailed(...commands: string[]): Promise<string> {
  const outputs = commands.map(async (line) => {
    const [command, ...args] = line.split(" ");
    const { code, output } = await capture(command!, args);
    return code === 0 ? "" : output.trim() || `${line} ended with ${code}.`;
  });
  return (await Promise.all(outputs)).filter(Boolean).join("\n");
}
