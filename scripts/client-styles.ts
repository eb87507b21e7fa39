import type { Plugin } from "vite";

const MODULE_ID = "virtual:client-styles";

/**
 * Vite plugin: provides the built style sheets as text, as `virtual:client-styles`. The worker inlines one into each
 * page. They are part of its bundle, so that no request can fail at run time. React Router builds the client first.
 * Empty in development, where Vite serves styles.
 */
export function clientStyles(): Plugin {
  const sheets: Record<string, string> = {};
  let isBuild = false;
  return {
    name: "client-styles",
    // One build creates both environments with the same plugin instances (React Router sets `sharedPlugins`).
    configResolved({ command }) {
      isBuild = command === "build";
    },
    writeBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) sheets[`/${file.fileName}`] = String(file.source);
      }
    },
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      if (isBuild && Object.keys(sheets).length === 0) this.error("The client, and its sheets, must be built first.");
      return `export const sheets = ${JSON.stringify(sheets)};`;
    },
  };
}
