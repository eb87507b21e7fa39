import { capture } from "./run.ts";

/** Checks of the source code. Each resolves to the errors found, or to an empty text. */
export const STATIC_CHECKS = {
  types: async (): Promise<string> =>
    (await outputOfFailed("wrangler types --strict-vars=false", "react-router typegen")) || outputOfFailed("tsc"),
  // knip finds unused files, exports and packages.
  lint: (): Promise<string> => outputOfFailed("oxlint --deny-warnings", "knip"),
  format: (): Promise<string> => outputOfFailed("oxfmt --check ."),
};

/** Runs commands in parallel and resolves to the output of those that fail. */
async function outputOfFailed(...commands: string[]): Promise<string> {
  const outputs = commands.map(async (line) => {
    const [command, ...args] = line.split(" ");
    const { code, output } = await capture(command!, args);
    return code === 0 ? "" : output.trim() || `${line} ended with ${code}.`;
  });
  return (await Promise.all(outputs)).filter(Boolean).join("\n");
}
