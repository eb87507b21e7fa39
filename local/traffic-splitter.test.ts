import { createServer, type Server, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Served, type Splitter, startSplitter } from "./traffic-splitter.ts";

const servers: Server[] = [];
/** A version that responds with its name, the host and the body it received. */
async function version(name: string): Promise<string> {
  const server = createServer(async (asked, answer) => {
    if (asked.url === "/breaks") {
      answer.writeHead(200, { "content-length": "10" });
      answer.write("half", () => answer.destroy());
      return;
    }
    const body = (await asked.toArray()).join("");
    answer.writeHead(asked.url === "/fails" ? 500 : 200, { "x-version": name, "set-cookie": ["a=1", "b=2"] });
    answer.end(
      asked.method === "HEAD" ? undefined : `${name} ${asked.headers.host} ${asked.method} ${asked.url} ${body}`,
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let [old, next] = ["", ""];
beforeAll(async () => {
  [old, next] = [await version("old"), await version("new")];
});
let splitter: Splitter | undefined;
afterEach(() => splitter?.stop());
afterAll(() => servers.forEach((server) => server.close()));

const parts = (percent: number) => [
  { id: "id-new", origin: next, percent },
  { id: "id-old", origin: old, percent: 100 - percent },
];
async function start(percent: number, more: { random?: () => number; onServed?: (served: Served) => void } = {}) {
  splitter = await startSplitter({ versions: parts(percent), workerName: "site", ...more });
  return splitter;
}
const versionOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(splitter!.origin + path, { headers })).headers.get("x-version");
const newOfTen = async () =>
  (await Promise.all(Array.from({ length: 10 }, () => versionOf("/")))).filter((name) => name === "new");
const override = (value: string) => ({ "cloudflare-workers-version-overrides": value });

test("OPS-3 each request is routed to a version by its percentage", async () => {
  let tick = 0;
  const { split } = await start(10, { random: () => (tick++ % 10) / 10 });
  expect(await newOfTen()).toHaveLength(1);
  split(parts(50));
  expect(await newOfTen()).toHaveLength(5);
  split(parts(100));
  expect(await newOfTen()).toHaveLength(10);
  split(parts(0));
  expect(await newOfTen()).toHaveLength(0);
});

test("OPS-3 an override selects a version of the deployment without traffic, and is ignored for any other", async () => {
  const { split } = await start(0);
  expect(await versionOf("/")).toBe("old");
  expect(await versionOf("/", override('site="id-new"'))).toBe("new");
  expect(await versionOf("/", override('other="id-old", site="id-new"'))).toBe("new");
  expect(await versionOf("/", override('other="id-new"'))).toBe("old");
  expect(await versionOf("/", override("site=id-new"))).toBe("old");
  split([{ id: "id-old", origin: old, percent: 100 }]);
  expect(await versionOf("/", override('site="id-new"'))).toBe("old");
});

test("OPS-4 a version key sticks to one version, and moves to the new one but not back as its share grows", async () => {
  const { split } = await start(10);
  const keys = Array.from({ length: 40 }, (_, index) => ({ "cloudflare-workers-version-key": `visitor-${index}` }));
  const meet = () => Promise.all(keys.map((key) => versionOf("/", key)));
  const at10 = await meet();
  expect(await meet()).toEqual(at10);
  split(parts(50));
  const at50 = await meet();
  expect(at50.filter((name) => name === "new").length).toBeGreaterThan(at10.filter((name) => name === "new").length);
  for (const [index, name] of at10.entries()) if (name === "new") expect(at50[index]).toBe("new");
});

test("OPS-3 requests and responses pass through unchanged", async () => {
  const served: Served[] = [];
  await start(100, { onServed: (one) => served.push(one) });
  const answer = await fetch(`${splitter!.origin}/a?b=c%20d`, { method: "POST", body: "typed" });
  expect(await answer.text()).toBe(`new ${new URL(splitter!.origin).host} POST /a?b=c%20d typed`);
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect((await fetch(`${splitter!.origin}/fails`, { method: "HEAD" })).status).toBe(500);
  expect(served).toEqual([
    { version: "id-new", method: "POST", path: "/a?b=c%20d", status: 200 },
    { version: "id-new", method: "HEAD", path: "/fails", status: 500 },
  ]);
});

test("OPS-3 a response that breaks off behind the splitter also breaks off in front of it", async () => {
  await start(100);
  await expect(fetch(`${splitter!.origin}/breaks`).then((answer) => answer.text())).rejects.toThrow(
    /terminated|aborted/,
  );
  splitter!.split([{ id: "gone", origin: "http://127.0.0.1:9", percent: 100 }]);
  const code = await new Promise((resolve) => {
    request(splitter!.origin)
      .on("error", (error: NodeJS.ErrnoException) => resolve(error.code))
      .end();
  });
  expect(code).toBe("ECONNRESET");
});

test("OPS-3 shares that do not add up to 100 are rejected", async () => {
  await expect(startSplitter({ versions: parts(10).slice(1), workerName: "site" })).rejects.toThrow(
    /must add up to 100, not 90/,
  );
});
