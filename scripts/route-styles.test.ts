import { expect, test } from "vitest";
import { routeStyles } from "./route-styles.ts";

test("GEN-4 a build fails if no route gets a style sheet that it takes out", () => {
  const { configResolved, resolveId } = routeStyles() as unknown as {
    configResolved: (config: { command: "build" }) => void;
    resolveId: (this: { error: (message: string) => never }, source: string, importer: string) => string | undefined;
  };
  configResolved({ command: "build" });
  const build = {
    error(message: string): never {
      throw new Error(message);
    },
  };
  expect(resolveId.call(build, "./steps.css", "/project/app/ui/steps.tsx")).toBe("\0no-styles");
  expect(() => resolveId.call(build, "./header-only.css", "/project/app/ui/header-only.tsx")).toThrow(
    "No route imports app/ui/header-only.css",
  );
});
