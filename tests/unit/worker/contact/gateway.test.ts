import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forwardToGateway } from "../../../../worker/contact/gateway.ts";

const DELIVERY = { body: '{"name":"Jordan Avery"}', idempotencyKey: "key", requestId: "request" };

let lines: unknown[];
let answer: () => Response;
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "warn").mockImplementation((line: string) => lines.push(JSON.parse(line)));
  vi.stubGlobal("fetch", async () => answer());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Sends, and waits for what the worker does later as well. */
async function send() {
  const work: Promise<unknown>[] = [];
  const outcome = await forwardToGateway("https://gateway.example", DELIVERY, (each) => work.push(each));
  await Promise.all(work);
  return outcome;
}

test("CALL-3 what a gateway said when it refused goes to the log, redacted, and only its phrase to the sender", async () => {
  answer = () => new Response("DB error at 10.0.0.5\nfor Jordan Avery <jordan@agency.example>", { status: 500 });
  expect(await send()).toEqual({ ok: false, status: 500, text: "Internal Server Error" });
  expect(lines).toEqual([
    { level: "warn", event: "gateway-refusal", requestId: "request", status: 500, text: "DB error at […] for […] […]" },
  ]);
});
