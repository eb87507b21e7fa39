import type { Plugin } from "vite";

/** Has to be a file's first line. Source: WICG, Explicit JavaScript Compile Hints; Chrome 136. */
const HINT = "//# allFunctionsCalledOnLoad";

/**
 * Vite plugin: has browsers compile the functions of the site's scripts away from the main thread, while they are
 * fetched. Otherwise each is compiled at its first call, which takes a slow phone 30 ms of the first click and as much of
 * hydration. That suits small files which are fetched when they are about to run, as all of these are.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    // The hash, which stands for the content for ever, is taken before the line is added.
    augmentChunkHash: () => HINT,
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === "chunk" && output.code.trim()) output.code = `${HINT}\n${output.code}`;
        }
      },
    },
  };
}
