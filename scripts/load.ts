// `npm run load`: how much contact traffic the built worker bears in workerd on this machine, and what it does to its
// memory. `npm run load -- --seconds=10 --soak=300` measures each kind of traffic for 10 seconds and soaks for 5 minutes.
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import autocannon, { type Result } from "autocannon";
import { BuiltSite } from "../local/built-site.ts";
import { build } from "./build.ts";
import { capture } from "./lib/run.ts";
import { orStop } from "./lib/or-stop.ts";

const CONNECTIONS = 16;
const REPORT = "reports/load.md";
const VALID = {
  form_type: "common",
  service: "DigitalTransformation",
  name: "Jordan Avery",
  email: "jordan.avery@agency.example",
  phone: "(202) 555-0142",
  company: "Office of the Controller",
  message: "Three invoice queues and one close. ".repeat(20),
};

const { values } = orStop(() =>
  parseArgs({ options: { seconds: { type: "string", default: "5" }, soak: { type: "string", default: "15" } } }),
);
const seconds = wholeSeconds("seconds", values.seconds, 60);
const soak = wholeSeconds("soak", values.soak, 3600);

function wholeSeconds(name: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  console.error(`--${name} is "${text}"; it must be a whole number of seconds from 1 to ${most}.`);
  process.exit(1);
}

/** A gateway that takes everything at once and only counts. */
async function countingGateway() {
  const state = { count: 0 };
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      state.count += 1;
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { state, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Memory of the workerd processes that this one has started, in MB. */
async function workerdMegabytes(): Promise<number> {
  const { output } = await capture("ps", ["-eo", "ppid=,rss=,comm="]);
  const rows = output.split("\n").map((line) => line.trim().split(/\s+/));
  const kilobytes = rows
    .filter(([parent, , command]) => Number(parent) === process.pid && command?.includes("workerd"))
    .reduce((sum, [, rss]) => sum + Number(rss), 0);
  return Math.round(kilobytes / 1024);
}

if (!process.env["SKIP_BUILD"]) await build();
const gateway = await countingGateway();
const settings = { CONTACT_API_ORIGIN: gateway.origin };
const rows: string[] = [];

/** Loads a site for a while and adds a row to the table. Errors are answers of 500 and more, and answers that never came. */
async function measure(name: string, worker: Record<string, unknown>, body: object, time = seconds) {
  const site = await BuiltSite.start({ settings, worker, onLog: () => {} });
  const fire = (duration: number): Promise<Result> =>
    autocannon({
      url: `${site.origin}/api/contact`,
      method: "POST",
      headers: { "content-type": "application/json", "cf-connecting-ip": "198.51.100.7" },
      body: JSON.stringify(body),
      connections: CONNECTIONS,
      duration,
      timeout: 15,
    });
  // The first seconds compile; and they use up the client's allowance where there is one.
  await fire(2);
  const before = await workerdMegabytes();
  const counted = gateway.state.count;
  const result = await fire(time);
  const arrived = gateway.state.count - counted;
  const after = await workerdMegabytes();
  await site.stop();

  const answers = Object.entries(result.statusCodeStats).map(([status, { count }]) => ({ status, count }));
  const failed = answers.filter(({ status }) => Number(status) >= 500).reduce((sum, { count }) => sum + count, 0);
  const cells = [
    name,
    `${time} s`,
    Math.round(result.requests.average),
    result.latency.p50,
    result.latency.p99,
    answers.map(({ status, count }) => `${count} × ${status}`).join(", "),
    failed + result.errors + result.timeouts,
    arrived,
    `${before} → ${after}`,
  ];
  rows.push(`| ${cells.join(" | ")} |`);
  console.log(rows.at(-1));
}

const unlimited = { ratelimits: {} };
await measure("valid", unlimited, VALID);
await measure("invalid", unlimited, { ...VALID, email: "jordan@" });
await measure("rate-limited", {}, VALID);
await measure("soak, valid", unlimited, VALID, soak);
gateway.server.closeAllConnections();
gateway.server.close();

const table = `Measured ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${CONNECTIONS} connections; load, gateway and worker share the machine.

| traffic | time | requests/s | p50 ms | p99 ms | answers | errors | reached the gateway | workerd MB |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
await mkdir("reports", { recursive: true });
await writeFile(REPORT, table);
console.log(`\n${table}\nWritten to ${REPORT}`);
