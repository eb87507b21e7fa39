import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { run } from "../lib/run.ts";

const FOLDER = ".wrangler/mutate";
/** What a build or a run leaves, and what is linked instead. */
const LEFT_OUT = /^(?:\.git|\.wrangler|\.cache|node_modules|build|\.build-\w+|reports|test-results)$/;
const SERVER_CONFIG = "build/server/wrangler.json";

/** A copy of the project, of which some sources are mutated, and its build. */
export interface Sandbox {
  folder: string;
  /** What the worker finds as its setting MUTANT from its next start. */
  tellWorker(mutant: string): void;
  remove(): void;
}

/** Throws when the mutated code does not build. */
export async function makeSandbox(sources: ReadonlyMap<string, string>): Promise<Sandbox> {
  mkdirSync(FOLDER, { recursive: true });
  const folder = resolve(mkdtempSync(join(FOLDER, `${process.pid}-`)));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const root = process.cwd();
    const own = (path: string) => !LEFT_OUT.test(relative(root, path));
    for (const entry of ["node_modules", ".cache"]) symlinkSync(join(root, entry), join(folder, entry));
    copyInto(root, folder, own);
    cpSync(new URL("switch.ts", import.meta.url), join(folder, "mutants.ts"));
    for (const [file, text] of sources) {
      const path = relative(dirname(file), "mutants.ts").replaceAll("\\", "/");
      const head = `import { stryCov_9fa48, stryMutAct_9fa48 } from "${path}";\n`;
      writeFileSync(join(folder, file), text.includes("_9fa48(") ? head + text : text);
    }
    hearWorker(join(folder, "local/built-site.ts"));
    if ((await run("node", ["scripts/build.ts"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] })) !== 0)
      throw new Error("The mutated code does not build.");
  } catch (error) {
    remove();
    throw error;
  }
  const config = join(folder, SERVER_CONFIG);
  const built = JSON.parse(readFileSync(config, "utf8")) as { vars?: Record<string, string> };
  return {
    folder,
    tellWorker: (MUTANT) => writeFileSync(config, JSON.stringify({ ...built, vars: { ...built.vars, MUTANT } })),
    remove,
  };
}

/** cpSync refuses to copy a folder into itself as a whole. */
function copyInto(root: string, folder: string, own: (path: string) => boolean): void {
  for (const entry of readdirSync(root)) {
    if (own(join(root, entry))) cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
}

/** Lines of the worker about mutants go to the file that they are noted in, and never to a test. */
function hearWorker(file: string): void {
  const text = readFileSync(file, "utf8");
  const heard = text.replace(
    "if (line) onLog(line);",
    `{
      if (line.startsWith("mutants-reached ")) {
        const file = (process.env["MUTANT"] ?? "").slice("reach:".length);
        if (file) appendFileSync(file, line.split(" ").slice(1).join("\\n") + "\\n");
      } else if (line) onLog(line);
    }`,
  );
  if (heard === text) throw new Error(`${file} reads the worker's lines in another way: see hearWorker.`);
  writeFileSync(file, `import { appendFileSync } from "node:fs";\n${heard}`);
}
