import { cp, mkdtemp, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { copiesOf, type Times } from "./copies.ts";

const LEFT_OUT = new Set([
  "node_modules",
  ".git",
  "build",
  ".build-next",
  ".build-former",
  "test-results",
  "reports",
  ".wrangler",
]);

/** A list of the content, by the end of it as its file has it, and what adds the copies. */
interface Addition {
  kind: keyof ReturnType<typeof copiesOf>;
  file: string;
  replaced: string;
  by: string;
}

const ADDITIONS: readonly Addition[] = [
  {
    kind: "services",
    file: "services/index.ts",
    replaced: "  federalGrantsManagement,\n];",
    by: `  federalGrantsManagement,
].map((category, index) => ({ ...category, items: [...category.items, ...copies[index]!] }));`,
  },
  {
    kind: "specimens",
    file: "specimens/index.ts",
    replaced: "    ...solutions,\n",
    by: "    ...solutions,\n    ...Object.fromEntries(copies),\n",
  },
  {
    kind: "rules",
    file: "rules/index.ts",
    replaced: "  ...productRules,\n};",
    by: "  ...productRules,\n  ...copies,\n};",
  },
  {
    kind: "terms",
    file: "glossary/index.ts",
    replaced: "...technologyTerms];",
    by: "...technologyTerms, ...copies];",
  },
];

/** A copy of the project, in a folder of its own, whose content has so much of each kind. Whoever asks for it clears it away. */
export async function copyProject(times: Times): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "ten-times-"));
  for (const name of await readdir(".")) {
    if (!LEFT_OUT.has(name)) await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const copies = copiesOf(times);
  for (const { kind, file, replaced, by } of ADDITIONS) {
    const path = join(folder, "app/content", file);
    const source = await readFile(path, "utf8");
    if (!source.includes(replaced)) throw new Error(`${file} no longer holds "${replaced.trim()}".`);
    const list = JSON.stringify(copies[kind]);
    await writeFile(join(path, "..", "copies.ts"), `export const copies = ${list} as never[];\n`);
    await writeFile(path, `import { copies } from "./copies.ts";\n${source.replace(replaced, () => by)}`);
  }
  return folder;
}
