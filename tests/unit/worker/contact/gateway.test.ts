import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forwardToGateway } from "../../../../worker/contact/gateway.ts";

const DELIVERY = {
  body: '{"name":"Jordan Avery"}',
  idempotencyKey: "key",
  requestId: "request",
  reference: "K7M-2QP-9XM",
};

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
  const outcome = await forwardToGateway({ origin: "https://gateway.example" }, DELIVERY, (each) => work.push(each));
  await Promise.all(work);
  return outcome;
}

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
const page = (type?: string) =>
  new Response("<!doctype html><p>Thanks, Jordan", { status: 201, headers: type ? { "content-type": type } : {} });

test.each<[string, () => Response, number, "html" | "error"]>([
  ["a page", () => page("text/html; charset=utf-8"), 201, "html"],
  ["a page that says it is text", () => page(), 201, "html"],
  ['"ok": false', () => json({ ok: false, name: "Jordan" }), 200, "error"],
  ['"success": false', () => json({ success: false }), 200, "error"],
  ['an "error"', () => json({ error: { for: "Jordan" } }), 200, "error"],
  ['"errors"', () => json({ errors: ["Jordan?"] }), 200, "error"],
  ['an "errorMessage"', () => json({ errorMessage: "Jordan?" }), 200, "error"],
])("CALL-2 a 2xx with %s is success, and a warning without its words", async (_name, given, status, said) => {
  answer = given;
  expect(await send()).toEqual({ ok: true });
  expect(lines).toEqual([
    {
      level: "warn",
      event: "gateway-doubt",
      requestId: "request",
      reference: DELIVERY.reference,
      status,
      answer: said,
    },
  ]);
});

test.each<[string, () => Response]>([
  ["no body", () => new Response(null, { status: 204 })],
  ["JSON that says yes", () => json({ ok: true, success: true, error: null, errors: [] })],
  ["text", () => new Response("accepted")],
  ["a number", () => json(7)],
])("CALL-2 a 2xx with %s is success without a warning", async (_name, given) => {
  answer = given;
  expect(await send()).toEqual({ ok: true });
  expect(lines).toEqual([]);
});

test("CALL-2 the sender has the answer while the gateway is still talking", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  answer = () => new Response(readable, { headers: { "content-type": "application/json" } });
  let later: Promise<unknown> = Promise.resolve();
  const outcome = await forwardToGateway({ origin: "https://gateway.example" }, DELIVERY, (work) => (later = work));
  expect(outcome).toEqual({ ok: true });
  const gateway = writable.getWriter();
  await gateway.write(new TextEncoder().encode('{"ok":false}'));
  await gateway.close();
  await later;
  expect(lines).toMatchObject([{ event: "gateway-doubt", answer: "error" }]);
});

test("CALL-3 what a gateway said when it refused goes to the log, redacted, and only its phrase to the sender", async () => {
  answer = () => new Response("DB error at 10.0.0.5\nfor Jordan Avery <jordan@agency.example>", { status: 500 });
  expect(await send()).toEqual({ ok: false, status: 500, text: "Internal Server Error" });
  expect(lines).toEqual([
    {
      level: "warn",
      event: "gateway-refusal",
      requestId: "request",
      reference: DELIVERY.reference,
      status: 500,
      text: "DB error at […] for […] […]",
    },
  ]);
});

test("CALL-3 a gateway's plea to come again is part of the outcome", async () => {
  answer = () => new Response(null, { status: 429, headers: { "retry-after": "90" } });
  expect(await send()).toEqual({ ok: false, status: 429, text: "Too Many Requests", retryAfterSeconds: 90 });
  expect(lines).toEqual([]);
});
