import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forwardToGateway } from "./gateway.ts";

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

/** Sends, and waits for the worker's background tasks. */
async function send() {
  const work: Promise<unknown>[] = [];
  const outcome = await forwardToGateway({ origin: "https://gateway.example" }, DELIVERY, (each) => work.push(each));
  await Promise.all(work);
  return outcome;
}

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
const page = (type: string, text = "<!doctype html><p>Thanks, Jordan") =>
  new Response(text, { status: 201, headers: { "content-type": type } });

test.each<[string, () => Response, number, "html" | "error"]>([
  ["a page", () => page("text/html; charset=utf-8"), 201, "html"],
  ["a page without a beginning", () => page("text/html", "Thanks, Jordan"), 201, "html"],
  ['"ok": false', () => json({ ok: false, name: "Jordan" }), 200, "error"],
  ['"success": false', () => json({ success: false }), 200, "error"],
  ['an "error"', () => json({ error: { for: "Jordan" } }), 200, "error"],
  ['"errors"', () => json({ errors: ["Jordan?"] }), 200, "error"],
  ['an "errorMessage"', () => json({ errorMessage: "Jordan?" }), 200, "error"],
])("CALL-2 a 2xx with %s is success, with a logged warning that omits its text", async (_name, given, status, said) => {
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
  ["JSON over the limit", () => json({ ok: false, text: "x".repeat(65_536) })],
  ["JSON that is none", () => new Response("{", { headers: { "content-type": "application/json" } })],
  ["text that names a page's type", () => page("text/plain; like=text/html", "accepted")],
  ["a number", () => json(7)],
])("CALL-2 a 2xx with %s is success without a warning", async (_name, given) => {
  answer = given;
  expect(await send()).toEqual({ ok: true });
  expect(lines).toEqual([]);
});

test("CALL-2 the sender gets the response while the gateway is still sending", async () => {
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

test("CALL-3 a gateway's text is neither shown nor logged, in whatever encoding it repeats a name", async () => {
  const echoes = [
    "Jordan Avery <jordan@agency.example>",
    String.raw`می\u200cخواهم`,
    "می&#8204;خواهم",
    "%D9%85%DB%8C%E2%80%8C%D8%AE",
    '{"message":"Bad name"}',
  ].map((echo) => new TextEncoder().encode(echo));
  // In Latin-1.
  echoes.push(Uint8Array.from([0x4a, 0x6f, 0x73, 0xe9]));
  for (const echo of echoes) {
    answer = () => new Response(echo, { status: 500, headers: { "content-type": "application/problem+json" } });
    expect(await send()).toEqual({ ok: false, status: 500, text: "The gateway answered with status 500." });
  }
  expect(lines).toEqual([]);
});

test.each([100, 103])(
  "CALL-3 an informational status, %i, is no answer, so that the request is tried again",
  async (status) => {
    // No Response can be made with such a status.
    answer = () => ({ ok: false, status, headers: new Headers(), body: null }) as Response;
    expect(await send()).toEqual({ ok: false, status: 0, text: "The gateway was not reached." });
  },
);

const edge = (status: number, server = "cloudflare") => new Response(null, { status, headers: { server } });

test.each<[string, () => Response, number]>([
  ["the edge refused for it", () => edge(521), 2],
  ["the edge could not reach", () => edge(523, "Cloudflare"), 2],
  ["the edge did not find", () => edge(530), 2],
  ["failed behind the edge", () => edge(502), 1],
  ["kept the edge waiting", () => edge(522), 1],
  ["says so itself", () => edge(521, "nginx"), 1],
  ["says so without a name", () => new Response(null, { status: 521 }), 1],
])("CALL-1 a gateway that %s is called so often", async (_name, given, times) => {
  vi.useFakeTimers();
  const asked = vi.fn<() => void>();
  answer = () => {
    asked();
    return given();
  };
  const sending = send();
  await vi.advanceTimersByTimeAsync(249);
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(times);
  expect(await sending).toMatchObject({ ok: false, status: given().status });
  vi.useRealTimers();
});

test.each([
  ["did not answer in time", new DOMException("late", "TimeoutError")],
  ["was not reached", new DOMException("gone", "NetworkError")],
  ["was not reached", new TypeError("Network connection lost.")],
])("CALL-3 a gateway that %s has no status", async (said, error) => {
  answer = () => {
    throw error;
  };
  expect(await send()).toEqual({ ok: false, status: 0, text: `The gateway ${said}.` });
});

test("CALL-1 a gateway that never answers is abandoned after ten seconds", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  let outcome: unknown;
  void send().then((one) => (outcome = one));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({ ok: false, status: 0, text: "The gateway did not answer in time." });
  vi.useRealTimers();
});

test("CALL-3 a gateway's Retry-After is part of the outcome", async () => {
  answer = () => new Response(null, { status: 429, headers: { "retry-after": "90" } });
  expect(await send()).toEqual({
    ok: false,
    status: 429,
    text: "The gateway answered with status 429.",
    retryAfterSeconds: 90,
  });
  expect(lines).toEqual([]);
});
