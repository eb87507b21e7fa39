import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { BuiltSite } from "../../local/built-site.ts";
import { bytesAtOnce } from "../bench/page-bytes.ts";
import { measureKinds } from "../bench/server-kinds.ts";
import { run } from "../lib/run.ts";
import { startCost, type StartCost } from "./start-cost.ts";

/** Pages and files whose weight is looked at: a service, a practice, the lists, and what robots read. */
const WEIGHED = [
  "/",
  "/services/a123-support",
  "/services/erp-solutions",
  "/services",
  "/specimens",
  "/rules",
  "/glossary",
  "/sitemap.xml",
  "/llms.txt",
];

/** Rounds of requests of each kind. */
const ROUNDS = 3;

export interface Cost extends StartCost {
  pages: number;
  buildSeconds: number;
  /** Of the worker's modules. */
  rawKb: number;
  /** As Cloudflare counts it against its limit. */
  gzipKb: number;
  indexKb: number;
  files: number;
  /** Bytes as sent at once, brotli at quality 5, by path. */
  bytes: Record<string, number>;
  /** CPU per request of each kind, as a ratio to the smallest answer. */
  cpu: Record<string, number>;
}

/**
 * Builds the project in a folder and says what it costs. The folder is cleared away.
 * @param requests of each kind in each round
 */
export async function measure(folder: string, requests: number): Promise<Cost> {
  const project = process.cwd();
  process.chdir(folder);
  try {
    const begun = performance.now();
    if ((await run("node", ["scripts/build.ts"], { stdio: ["ignore", "ignore", "inherit"] })) !== 0) {
      throw new Error("The build failed.");
    }
    const buildSeconds = Math.round((performance.now() - begun) / 1000);
    const cost = { buildSeconds, ...sizes(), files: filesIn("build/client").length, ...(await startCost()) };
    const site = await BuiltSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:9", SITE_URL: undefined } });
    const bytes: Cost["bytes"] = {};
    for (const path of WEIGHED) bytes[path] = await weigh(site.origin + path);
    const pages = (await (await fetch(`${site.origin}/sitemap.xml`)).text()).split("<loc>").length - 1;
    const kinds = await measureKinds(site.origin, ROUNDS, requests);
    await site.stop();
    const cpu = Object.fromEntries(kinds.map(({ kind, cpuRatio }) => [kind, cpuRatio]));
    return { ...cost, pages, bytes, cpu };
  } finally {
    process.chdir(project);
    rmSync(folder, { recursive: true, force: true });
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

function sizes(): Pick<Cost, "rawKb" | "gzipKb" | "indexKb"> {
  const modules = filesIn("build/server").filter((path) => path.endsWith(".js"));
  const kb = (of: (path: string) => number) => Math.round(modules.reduce((sum, path) => sum + of(path), 0) / 1000);
  return {
    rawKb: kb((path) => statSync(path).size),
    gzipKb: kb((path) => gzipSync(readFileSync(path)).length),
    indexKb: kb((path) => (/\/engine-[^/]*$/.test(path) ? statSync(path).size : 0)),
  };
}

async function weigh(url: string): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return bytesAtOnce(Buffer.from(await answer.arrayBuffer()));
}
