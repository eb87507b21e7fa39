// `node scripts/smoke.ts [VERSION]`: requests every page and file of a deployed version at SITE_URL and compares them with
// the build in this folder. VERSION is the id of one without traffic. With SMOKE_KEY, whose digest the version has, it also
// sends valid contact requests, which reach no gateway. Source: OPS-3.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { firm } from "../app/content/firm.ts";
import { listedOf, sitePages } from "../app/registry/site-pages.server.ts";
import { GATEWAY_PATH } from "../worker/contact/gateway.ts";
import { DATA_POLICY, pagePolicy } from "../worker/csp.ts";
import { readConfig } from "../worker/env.ts";
import { embedderPolicyOf, STEADY_HEADERS } from "../worker/security-headers.ts";
import { SMOKE_BUILD_HEADER, SMOKE_KEY_HEADER } from "../worker/smoke-test.ts";
import { HASHED_FOLDERS } from "./deploy/former-files.ts";
import { type Answer, nonceOf, pageFaults, REQUEST, titleOf, TOKEN } from "./deploy/smoke-parts.ts";

const CLIENT_DIR = "build/client";
/** Read by Cloudflare and not served. */
const NOT_SERVED = new Set(["_headers", "_redirects", ".assetsignore"]);
/** Browsers execute or apply these only with their type. */
const TYPES: Record<string, string> = { js: "text/javascript", css: "text/css", svg: "image/svg+xml" };
/** As many as a browser sends to one host. */
const REQUESTS_AT_ONCE = 6;
const TIMEOUT_MS = 30_000;
/** A new deployment may take seconds to be reached everywhere. */
const MAX_TRIES = 30;

export interface SmokeOptions {
  origin: string;
  /** The settings of the version. */
  settings: Record<string, unknown>;
  key?: string | undefined;
  /** Sent with every request, such as a version override. */
  headers?: Record<string, string>;
  fetch?: typeof fetch;
  /** Pause between attempts to reach the version. */
  pause?: () => Promise<unknown>;
}

/** @returns a sentence for each problem; empty if all is well */
export async function smokeTest(options: SmokeOptions): Promise<string[]> {
  const { settings, key, headers, fetch: send = fetch, pause = () => sleep(1000) } = options;
  const { origin, hostname } = new URL(options.origin);
  // The worker has the secret. Turnstile is on if the site key is set.
  const secret = "TURNSTILE_SITE_KEY" in settings ? { TURNSTILE_SECRET_KEY: "set-elsewhere" } : {};
  const { config } = readConfig({ ...secret, ...settings });
  const siteUrl = config.siteUrl ?? origin;
  const isIndexable = config.indexable && !hostname.endsWith(".workers.dev");
  const policy = pagePolicy({ ...config, turnstile: config.turnstile !== null });

  const always = { ...headers, ...(key && { [SMOKE_KEY_HEADER]: key }) };
  const get = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await send(new URL(path, origin), {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      headers: { ...always, ...(init.headers as Record<string, string>) },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
  };
  const headerFaults = (path: string, { headers: given, status }: Answer, kind: "page" | "data" | "file") => {
    const expected = new Map<string, string | null>(STEADY_HEADERS);
    // Other sites may show a preview picture (public/_headers).
    if (path.startsWith("/og/")) expected.set("cross-origin-resource-policy", "cross-origin");
    if (kind !== "file") {
      expected.set("content-security-policy", kind === "page" ? policy(nonceOf(given) ?? "missing") : DATA_POLICY);
      expected.set("cross-origin-embedder-policy", (kind === "page" && embedderPolicyOf(config)) || null);
      expected.set("x-robots-tag", isIndexable && status < 400 ? null : "noindex");
    }
    return [...expected].flatMap(([name, value]) =>
      given.get(name) === value
        ? []
        : [`has the header ${name}: ${given.get(name) ?? "none"}; expected: ${value ?? "none"}`],
    );
  };
  const checks: { path: string; run: () => Promise<string[]> }[] = [];
  /** Requests a path. `inspect` says what is wrong besides the status and the headers. */
  const check = (
    path: string,
    { status = 200, kind = "data", init }: { status?: number; kind?: "page" | "data" | "file"; init?: RequestInit },
    inspect: (answer: Answer) => (string | false)[],
  ) =>
    checks.push({
      path,
      run: async () => {
        const answer = await get(path, init);
        if (answer.status !== status) return [`${path} answers ${answer.status}; expected: ${status}.`];
        const faults = [...inspect(answer), ...headerFaults(path, answer, kind)];
        return faults.flatMap((fault) => (fault ? [`${path} ${fault}.`] : []));
      },
    });
  const post = (
    path: string,
    body: URLSearchParams | object,
    status: number,
    inspect: (answer: Answer) => (string | false)[],
  ) => {
    const isForm = body instanceof URLSearchParams;
    const sent: Record<string, string> = isForm
      ? { origin, "sec-fetch-site": "same-origin" }
      : { "content-type": "application/json" };
    const init = { method: "POST", headers: sent, body: isForm ? body : JSON.stringify(body) };
    check(path, { status, kind: isForm ? "page" : "data", init }, inspect);
  };

  if (key) {
    const isReached = async () => (await get("/robots.txt").catch(() => null))?.headers.has(SMOKE_BUILD_HEADER);
    for (let tries = 1; !(await isReached()); tries += 1) {
      if (tries === MAX_TRIES)
        return [
          `${origin} does not answer with the version under test. Does SITE_URL lead to this worker, without a firewall rule or a cache that answers first?`,
        ];
      await pause();
    }
  } else {
    const unreached = await get("/robots.txt").then(() => null, reasonOf);
    if (unreached) return [`${origin} does not answer: ${unreached}. Is SITE_URL right, and its name known to DNS?`];
  }
  for (const { path, meta } of sitePages)
    check(path, { kind: "page" }, (answer) => [
      ...pageFaults(answer, siteUrl),
      titleOf(answer) !== `${meta.title} | ${firm.name}` &&
        `has the title "${titleOf(answer)}"; expected: "${meta.title} | ${firm.name}"`,
    ]);
  check("/nowhere", { status: 404, kind: "page" }, (answer) => pageFaults(answer, siteUrl));
  check("/search?q=grants", { kind: "page" }, (answer) => pageFaults(answer, siteUrl));
  // What a client-side navigation requests: one page of each kind.
  for (const { path } of new Map(sitePages.map((page) => [page.kind, page])).values())
    check(path === "/" ? "/_.data" : `${path}.data`, {}, ({ headers: given }) => [
      !given.get("content-type")?.startsWith("text/x-script") && "has no data: a click to its page would fail",
    ]);
  check("/about/", { status: 301 }, (answer) => [
    answer.headers.get("location") !== "/about" && `redirects to ${answer.headers.get("location")}; expected: /about`,
  ]);
  check("/robots.txt", {}, ({ text }) => [
    !text.includes(isIndexable ? `Sitemap: ${siteUrl}/sitemap.xml` : "Disallow: /\n") &&
      `is not ${isIndexable ? "open" : "closed"} to search engines as INDEXABLE requires`,
  ]);
  check("/sitemap.xml", {}, ({ text }) => {
    const missing = listedOf(sitePages).filter(({ path }) => !text.includes(`<loc>${siteUrl}${path}</loc>`));
    return [missing.length > 0 && `lacks ${missing.length} pages, such as ${missing[0]?.path}`];
  });
  check("/.well-known/security.txt", {}, ({ text }) => [
    !(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") > Date.now()) && "has expired",
  ]);
  check("/assets/gone-00000000.js", { status: 404 }, () => []);
  post("/api/contact", {}, 422, ({ text }) => [!text.includes('"message"') && "does not name the empty fields"]);
  post("/contact", new URLSearchParams({ name: "Smoke test" }), 422, ({ text }) => [
    !text.includes('value="Smoke test"') && "loses the input of an incomplete form",
  ]);
  if (key) {
    post("/api/contact", { ...REQUEST, ...TOKEN }, 200, ({ text }) => {
      const { calls = [] } = JSON.parse(text) as { calls?: { url: string; body: string }[] };
      const gateway = `${config.contactApiOrigin}${GATEWAY_PATH}`;
      return [
        (calls.length !== 1 || calls[0]!.url !== gateway) &&
          `calls ${calls.map(({ url }) => url).join()}; the gateway is at ${gateway}`,
        calls[0]?.body !== JSON.stringify(REQUEST) && "changes the request before it is sent on",
      ];
    });
  }
  for (const entry of readdirSync(CLIENT_DIR, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || NOT_SERVED.has(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(CLIENT_DIR, file).replaceAll("\\", "/")}`;
    const isHashed = HASHED_FOLDERS.some((folder) => path.startsWith(`/${folder}/`));
    check(path, { kind: "file" }, ({ bytes, headers: given }) => [
      !readFileSync(file).equals(bytes) && "differs from the file of this build",
      !given.get("content-type")?.startsWith(TYPES[path.split(".").at(-1)!] ?? "") &&
        `has the type ${given.get("content-type")}`,
      isHashed &&
        !/max-age=31536000\b.*\bimmutable/.test(given.get("cache-control") ?? "") &&
        "is not cached for a year",
    ]);
  }
  const problems: string[] = [];
  const queue = checks.values();
  const runChecks = async () => {
    for (const { path, run } of queue) {
      const unanswered = (error: Error) => [`${path} gives no complete answer: ${reasonOf(error)}.`];
      problems.push(...(await run().catch(unanswered)));
    }
  };
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, runChecks));
  return problems;
}

/** Node's `fetch` says only that it failed, and keeps the reason as the cause. */
const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code || message : message;

if (import.meta.main) {
  const [version] = process.argv.slice(2);
  const { name, vars } = JSON.parse(readFileSync("build/server/wrangler.json", "utf8"));
  const headers = version ? { "Cloudflare-Workers-Version-Overrides": `${name}="${version}"` } : undefined;
  const problems = await smokeTest({ origin: vars.SITE_URL, settings: vars, key: process.env["SMOKE_KEY"], headers });
  console.log(problems.length > 0 ? problems.join("\n") : `The smoke test of ${vars.SITE_URL} passed.`);
  process.exit(problems.length > 0 ? 1 : 0);
}
