import type { Plugin } from "vite";

const MODULE_ID = "virtual:client-sheets";

/**
 * Vite plugin: offers the style sheets of the client build, as they were written, as `virtual:client-sheets`. The worker
 * writes one into each page: it stands in its bundle, so that no fault of a request at run time can get into a page.
 * React Router builds the client first. In development there are none: Vite serves the styles.
 */
export function clientSheets(): Plugin {
  const sheets: Record<string, string> = {};
  let isBuild = false;
  return {
    name: "client-sheets",
    // One build makes both environments, with one list of plugins (React Router sets `sharedPlugins`).
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
