// `npm run cost-curve`: builds a copy of the site with ten times its services, and says what that costs a visitor and the build.
import { cp, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { categories, slugOfItem } from "../app/content/services/index.ts";
import { BuiltSite } from "../local/built-site.ts";
import { countPageBytes } from "./bench/page-bytes.ts";
import { run } from "./lib/run.ts";

const TIMES = 10;
const PAGES = ["/", "/services/a123-support", "/services/digital-transformation"];
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
const SERVICES = "app/content/services/index.ts";

interface Cost {
  services: number;
  buildSeconds: number;
  workerKb: number;
  /** Brotli bytes of scripts and HTML, by path. */
  pages: Record<string, { scripts: number; html: number }>;
}

/** A copy of the project in which every service stands `times` times, each with an address of its own. */
async function copyProject(times: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cost-curve-"));
  for (const name of await readdir(".")) {
    if (!LEFT_OUT.has(name)) await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  const copies = categories.map(({ items }) =>
    items.flatMap((item) =>
      Array.from({ length: times - 1 }, (_, index) => ({
        ...item,
        slug: `${slugOfItem(item)}-copy-${index + 1}`,
        inMenu: false,
      })),
    ),
  );
  await writeFile(join(folder, "app/content/services/copies.json"), JSON.stringify(copies));
  const source = await readFile(SERVICES, "utf8");
  const multiplied = source.replace("export const categories:", "const written:");
  if (multiplied === source) throw new Error(`${SERVICES} no longer exports its categories as a list.`);
  await writeFile(
    join(folder, SERVICES),
    `import copies from "./copies.json";\n${multiplied}
export const categories = written.map((category, index) => ({
  ...category,
  items: [...category.items, ...(copies[index] as unknown as ServiceItem[])],
}));\n`,
  );
  return folder;
}

async function measure(folder: string, times: number): Promise<Cost> {
  const project = process.cwd();
  process.chdir(folder);
  try {
    const start = performance.now();
    if ((await run("react-router", ["build"])) !== 0) throw new Error("The build failed.");
    const buildSeconds = Math.round((performance.now() - start) / 100) / 10;
    const site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9", SITE_URL: undefined } });
    const pages: Cost["pages"] = {};
    for (const path of PAGES) {
      const { scriptBytes, html } = await countPageBytes(site.origin, path);
      pages[path] = { scripts: scriptBytes, html };
    }
    const copy = await fetch(`${site.origin}/services/a123-support-copy-${times - 1}`);
    if (times > 1 && copy.status !== 200) throw new Error("The copies are not there.");
    await site.stop();
    const { size } = await stat("build/server/index.js");
    const services = categories.reduce((sum, { items }) => sum + items.length, 0) * times;
    return { services, buildSeconds, workerKb: Math.round(size / 1000), pages };
  } finally {
    process.chdir(project);
    await rm(folder, { recursive: true, force: true });
  }
}

const costs: Cost[] = [];
for (const times of [1, TIMES]) costs.push(await measure(await copyProject(times), times));
console.table(costs.map(({ services, buildSeconds, workerKb }) => ({ services, buildSeconds, workerKb })));
console.table(
  PAGES.map((path) => ({
    path,
    ...Object.fromEntries(
      costs.flatMap(({ services, pages }) => [
        [`scripts, ${services} services`, pages[path]!.scripts],
        [`HTML, ${services} services`, pages[path]!.html],
      ]),
    ),
  })),
);
