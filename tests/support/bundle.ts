import { build } from "vite";

/** A page for a single component: bundles `entry`, which renders into #root, and returns the page's HTML. */
export async function pageWith(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, rollupOptions: { input: entry, output: { format: "iife" } } },
  });
  if (!("output" in result)) throw new Error("Vite gave no bundle.");
  const script = result.output[0].code.replaceAll("</script", String.raw`<\/script`);
  const styles = result.output.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );
  return `<!doctype html><html lang="en"><title>${entry}</title><style>${styles.join("")}</style>
<body><div id="root"></div><script>${script}</script></body></html>`;
}
