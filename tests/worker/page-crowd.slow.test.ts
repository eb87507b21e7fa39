import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BuiltSite } from "../../scripts/local/built-site.ts";

const CROWD = 16;
const lines: string[] = [];
let site: BuiltSite | undefined;

/** The About page's loader waits for this, so that a test controls when a render continues. */
const gate = {
  waiting: [] as ServerResponse[],
  renders: 0,
  isOpen: false,
  server: createServer((_request, response) => {
    gate.renders += 1;
    if (gate.isOpen) response.end();
    else gate.waiting.push(response);
  }),
  open() {
    gate.isOpen = true;
    for (const response of gate.waiting.splice(0)) response.end();
  },
};

beforeEach(async () => {
  Object.assign(gate, { renders: 0, isOpen: false });
  if (!gate.server.listening) await new Promise<void>((ready) => gate.server.listen(0, "127.0.0.1", ready));
});
afterEach(async () => {
  gate.open();
  await site?.stop();
});

/** The site with an About page whose data passes through the gate. */
async function startGated(): Promise<string> {
  const { port } = gate.server.address() as AddressInfo;
  const patchEntry = (source: string) => {
    const patched = source.replace(
      /function (loader\$\d+)\(\) \{(?=\s*return withFirstUses\(\{\s*page: aboutPage)/,
      `async function $1() { await (await fetch("http://127.0.0.1:${port}/")).text();`,
    );
    if (patched === source) throw new Error("The worker's entry has no About page to hold back.");
    return patched;
  };
  site = await BuiltSite.start({ patchEntry, onLog: (line) => lines.push(line) });
  return site.origin;
}
const cacheOf = ({ headers }: Response) => /cache;desc=([\w-]+)/.exec(headers.get("server-timing") ?? "")?.[1];
const nonceOf = ({ headers }: Response) => /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];

/**
 * Visitors who request the same page at once. Returns when the worker has received all of them: a later request is
 * answered.
 */
async function crowd(address: string, count: number): Promise<Promise<Response>[]> {
  const visitors = Array.from({ length: count }, () => fetch(address));
  for (const visitor of visitors) visitor.catch(() => {});
  await fetch(new URL("/contact", address)).then((response) => response.text());
  return visitors;
}

test.each(["/about", "/about.data"])("EDGE-1 sixteen simultaneous visitors cause one render of %s", async (path) => {
  const origin = await startGated();
  const visitors = await crowd(origin + path, CROWD);
  await expect.poll(() => gate.renders).toBeGreaterThan(0);
  gate.open();
  const answers = await Promise.all(visitors);
  const pages = await Promise.all(
    answers.map(async (answer) => (await answer.text()).replaceAll(nonceOf(answer) ?? "no nonce", "")),
  );
  expect(gate.renders).toBe(1);
  expect(answers.map(cacheOf).toSorted()).toEqual([...Array(CROWD - 1).fill("memory"), "miss"]);
  expect(new Set(pages).size).toBe(1);
  if (path === "/about") expect(new Set(answers.map(nonceOf)).size).toBe(CROWD);
});
