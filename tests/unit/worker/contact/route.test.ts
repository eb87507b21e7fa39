import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Bindings, WorkerEnv } from "../../../../worker/types.ts";
import { contact } from "../../../../worker/contact/contact-routes.ts";
import { readMessage } from "../../../../worker/contact/message.ts";
import { TOO_LONG } from "../../../../worker/contact/compose-message.ts";
import { referenceOf } from "../../../../worker/contact/reference.ts";
import { readConfig } from "../../../../worker/env.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../../../shared/contact/example-request.ts";
import { newExecution } from "../../../support/execution.ts";

const GATEWAY = { CONTACT_API_ORIGIN: "https://gateway.example" };

/** What surrounds the route in the worker. */
interface Around {
  settings?: Record<string, string>;
  bindings?: Partial<Record<keyof Bindings, unknown>>;
  isSmokeTest?: boolean;
  headers?: Record<string, string>;
}

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let lines: Record<string, unknown>[];
let later: Promise<unknown>[];
let spans: unknown[];
beforeEach(() => {
  [lines, later, spans] = [[], [], []];
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A rate limit that rejects everyone. */
const tooMany = { limit: async () => ({ success: false }) };

/** A body of 100 KiB, and how much of it was read. */
function longBody() {
  const fate = { readKib: 0 };
  const pull = (controller: ReadableStreamDefaultController) => {
    if (fate.readKib === 100) return controller.close();
    fate.readKib += 1;
    controller.enqueue(new Uint8Array(1024));
  };
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), fate };
}

/** Sends a body to the route, and waits for background tasks. */
async function send(body: unknown, { settings, bindings = {}, isSmokeTest = false, headers }: Around = {}) {
  const app = new Hono<WorkerEnv>();
  app.use(async (c, next) => {
    c.set("config", readConfig({ ...GATEWAY, ...settings }).config);
    c.set("requestId", "request");
    c.set("url", new URL(c.req.url));
    c.set("siteUrl", "https://www.example.gov");
    c.set("isSmokeTest", isSmokeTest);
    await next();
  });
  app.route("/", contact);
  const execution = newExecution();
  ({ later, spans } = execution);
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" || body instanceof ReadableStream ? body : JSON.stringify(body),
    duplex: "half",
  };
  const response = await app.request("/", init, bindings as Bindings, execution.context);
  await execution.done();
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, answer };
}

const eventsOf = (event: string) => lines.filter((line) => line["event"] === event);
const line = (rest: Record<string, unknown>) => ({
  event: "contact",
  requestId: "request",
  durationMs: expect.any(Number),
  ...rest,
});

test("CALL-1 CALL-2 a request goes to the gateway as typed, and its sender gets a reference and nothing else", async () => {
  const { status, headers, answer } = await send({ ...REQUEST, extra: "dropped" });
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(fetched).toHaveBeenCalledOnce();
  const [url, init] = fetched.mock.calls[0]!;
  const sent = init.headers as Record<string, string>;
  expect(url).toBe("https://gateway.example/dev/contact-gtf");
  expect(init).toMatchObject({ method: "POST", body: JSON.stringify(REQUEST), redirect: "manual" });
  const reference = referenceOf(sent["idempotency-key"]!);
  expect(sent).toEqual({
    "content-type": "application/json",
    "idempotency-key": expect.stringMatching(/^[\da-f-]{36}$/),
    "x-request-id": "request",
    "x-reference": reference,
  });
  expect(answer).toEqual({ ok: true, reference });
  expect(lines).toEqual([line({ level: "info", reference, outcome: "sent", status: 200 })]);
  expect(spans).toEqual(["contact.gateway", ["gateway.outcome", "taken"]]);
  expect(lines[0]!["durationMs"]).toBeLessThan(60_000);
  // The request itself, and its gateway's log line.
  expect(later).toHaveLength(2);
});

test("CALL-1 a lone surrogate becomes the replacement character, in any field", async () => {
  await send({ ...REQUEST, message: "a\ud83e b 🧵", company: "\udd16" });
  expect(fetched.mock.calls[0]![1].body).toBe(
    JSON.stringify({ ...REQUEST, company: "\uFFFD", message: "a\uFFFD b 🧵" }),
  );
});

test("CALL-1 another method gets the allowed one", async () => {
  const app = new Hono<WorkerEnv>().route("/", contact);
  const response = await app.request("/", { method: "PUT" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
  expect(await response.json()).toMatchObject({ type: "method-not-allowed", detail: expect.stringContaining("POST") });
});

test("CALL-1 missing fields are named, and nothing is sent", async () => {
  const { status, headers, answer } = await send({ ...REQUEST, name: " " });
  expect([status, headers.get("retry-after")]).toEqual([422, null]);
  expect(answer).toMatchObject({ type: "invalid-contact-request", status: 422, fields: { name: expect.any(String) } });
  expect(answer["detail"]).toEqual(expect.any(String));
  expect(fetched).not.toHaveBeenCalled();
  expect(lines).toEqual([line({ level: "info", outcome: "invalid-contact-request", status: 422 })]);
  // A visitor who leaves in the meantime stops nothing.
  expect(later).toHaveLength(1);
});

test("CALL-1 a body that is not JSON is reported as such, and not counted as a bot", async () => {
  const { status, answer } = await send("{");
  expect([status, answer["type"]]).toEqual([400, "malformed-json"]);
  expect(lines).toEqual([line({ level: "info", outcome: "malformed-json", status: 400 })]);
});

test("CALL-1 a form that was sent too fast must wait two seconds, and is counted", async () => {
  const { status, headers, answer } = await send({ ...REQUEST, form_age_ms: 100 });
  expect([status, headers.get("retry-after"), answer["type"]]).toEqual([429, "2", "too-fast"]);
  expect(eventsOf("contact-dropped")).toEqual([
    { level: "info", event: "contact-dropped", requestId: "request", reason: "too-fast" },
  ]);
  expect(fetched).not.toHaveBeenCalled();
});

test("CALL-1 a request whose hidden field autofill has filled in is sent like any other, with a flag", async () => {
  const { status, answer } = await send({ ...REQUEST, website: "x" });
  expect([status, answer]).toEqual([200, { ok: true, reference: expect.any(String) }]);
  expect(fetched.mock.calls[0]![1]).toMatchObject({
    body: JSON.stringify(REQUEST),
    headers: { "x-suspicion": "honeypot" },
  });
  expect(lines).toEqual([
    line({ level: "info", outcome: "sent", status: 200, reference: answer["reference"], suspicion: "honeypot" }),
  ]);
  expect((await send(REQUEST)).answer["reference"]).toBe(answer["reference"]);
});

test.each<[string, Record<string, unknown>, number]>([
  ["that was sent too fast", { ...REQUEST, form_age_ms: 1 }, 429],
  ["with missing fields", { name: "Jordan" }, 422],
])("CALL-1 a form with a filled hidden field %s is refused like any other", async (_name, fields, expected) => {
  expect((await send({ ...fields, website: "x" })).status).toBe(expected);
  expect(fetched).not.toHaveBeenCalled();
});

test("OPS-2 the flag of a suspicious request waits with it in the outbox", async () => {
  fetched.mockImplementation(refusal(503));
  const queue = { send: vi.fn<(message: unknown) => Promise<void>>(async () => {}) };
  await send({ ...REQUEST, website: "x" }, { bindings: { CONTACT_OUTBOX: queue } });
  expect(readMessage(queue.send.mock.calls[0]![0])).toMatchObject({ suspicion: "honeypot" });
});

test("CALL-1 a client over the rate limit must wait a minute, and is counted by address", async () => {
  const limit = vi.fn<(of: { key: string }) => Promise<{ success: boolean }>>(async () => ({ success: false }));
  const around = { bindings: { CONTACT_RATE_LIMIT: { limit } }, headers: { "cf-connecting-ip": "203.0.113.7" } };
  const { status, headers, answer } = await send(REQUEST, around);
  expect([status, headers.get("retry-after"), answer["type"]]).toEqual([429, "60", "too-many-requests"]);
  expect(limit).toHaveBeenCalledExactlyOnceWith({ key: "203.0.113.7" });
  expect(eventsOf("contact-dropped")).toMatchObject([{ reason: "too-many-requests" }]);
  expect(fetched).not.toHaveBeenCalled();

  expect((await send(REQUEST, { ...around, isSmokeTest: true })).status).toBe(200);
  expect(limit).toHaveBeenCalledOnce();
});

test("CALL-1 an oversized body is read so that its sender sees the response, except if rejected anyway", async () => {
  const wanted = longBody();
  expect((await send(wanted.body)).answer["type"]).toBe("too-large");
  expect(wanted.fate.readKib).toBe(100);
  const refused = longBody();
  const around = { bindings: { CONTACT_RATE_LIMIT: tooMany }, headers: { "cf-connecting-ip": "203.0.113.7" } };
  expect((await send(refused.body, around)).answer["type"]).toBe("too-many-requests");
  expect(refused.fate.readKib).toBe(65);
});

test("CALL-3 if no gateway is configured, the response says so and an error is logged", async () => {
  const { status, answer } = await send(REQUEST, { settings: { CONTACT_API_ORIGIN: "" } });
  expect([status, answer["type"], answer["gatewayStatus"]]).toEqual([500, "not-configured", 0]);
  expect(lines).toEqual([line({ level: "error", outcome: "not-configured", status: 500, gatewayStatus: 0 })]);
  expect(fetched).not.toHaveBeenCalled();
});

const refusal = (status: number) => async () =>
  Response.json({ message: "Name is too long." }, { status, headers: { "retry-after": "90" } });

test("CALL-3 a gateway's refusal is returned with its status and what that means, and is not retried", async () => {
  fetched.mockImplementation(refusal(400));
  const queue = { send: vi.fn<() => Promise<void>>() };
  const { status, answer } = await send(REQUEST, { bindings: { CONTACT_OUTBOX: queue } });
  expect([status, answer["type"]]).toEqual([502, "gateway-refused"]);
  expect(answer).toMatchObject({ gatewayStatus: 400, gatewayText: "The gateway answered with status 400." });
  expect(queue.send).not.toHaveBeenCalled();
  expect(eventsOf("contact")).toEqual([
    line({ level: "error", outcome: "gateway-refused", status: 502, gatewayStatus: 400 }),
  ]);
  expect(spans).toContainEqual(["gateway.outcome", "400"]);
});

test("CALL-3 after a temporary failure a request is queued for the gateway's Retry-After, and its sender is told", async () => {
  fetched.mockImplementation(refusal(503));
  const queue = { send: vi.fn<(message: object, options: object) => Promise<void>>(async () => {}) };
  const { status, answer } = await send(REQUEST, { bindings: { CONTACT_OUTBOX: queue } });
  expect([status, answer]).toEqual([202, { ok: true, queued: true, reference: expect.any(String) }]);
  const [message, options] = queue.send.mock.calls[0]!;
  expect(message).toMatchObject({
    body: JSON.stringify(REQUEST),
    requestId: "request",
    reference: answer["reference"],
  });
  expect(options).toEqual({ contentType: "json", delaySeconds: 90 });
  expect(eventsOf("contact")).toEqual([
    line({ level: "info", outcome: "queued", status: 202, reference: answer["reference"] }),
  ]);
});

test("CALL-3 if the outbox fails as well, the sender is told", async () => {
  fetched.mockImplementation(refusal(503));
  const queue = { send: () => Promise.reject(new Error("down")) };
  expect((await send(REQUEST, { bindings: { CONTACT_OUTBOX: queue } })).status).toBe(502);
});

test("OPS-3 a smoke test gets the call that would have been made, and makes none", async () => {
  const { status, answer } = await send(REQUEST, { isSmokeTest: true });
  expect(status).toBe(200);
  expect(answer).toEqual({
    ok: true,
    reference: expect.any(String),
    calls: [
      {
        url: "https://gateway.example/dev/contact-gtf",
        method: "POST",
        headers: ["content-type", "idempotency-key", "x-request-id", "x-reference"],
        body: JSON.stringify(REQUEST),
      },
    ],
  });
  expect(fetched).not.toHaveBeenCalled();
  expect(lines).toEqual([line({ level: "info", outcome: "smoke-test", status: 200, reference: answer["reference"] })]);
});

test("PACK-3 a pack is at the end of the message, with its URL on this site", async () => {
  await send({ ...REQUEST, pack: "sap,nothing" });
  const { message } = JSON.parse(String(fetched.mock.calls[0]![1].body)) as { message: string };
  expect(message).toMatch(
    /^Three invoice queues\.[^]*\n\nCapability pack: [^\n;]+\nhttps:\/\/www\.example\.gov\/[^\n]*sap[^\n]*$/,
  );
});

test("PACK-3 a pack of unknown services leaves the message unchanged, and an oversized one is reported", async () => {
  await send({ ...REQUEST, pack: "nothing" });
  expect(fetched.mock.calls[0]![1].body).toBe(JSON.stringify(REQUEST));
  // The maximum body size; the text that a pack adds to the message is longer than its field.
  const rest = JSON.stringify({ ...REQUEST, message: "", pack: "sap" }).length;
  const { status, answer } = await send({ ...REQUEST, message: "x".repeat(65_536 - rest), pack: "sap" });
  expect(status).toBe(422);
  expect(answer["fields"]).toEqual({ message: TOO_LONG });
});

const TURNSTILE = { TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET_KEY: "secret-key" };

/** Turnstile's verdict on a token; the gateway accepts everything. */
const verdict = (body: unknown, status = 200) =>
  fetched.mockImplementation(async (url) =>
    url.includes("siteverify") ? Response.json(body, { status }) : new Response(null, { status: 204 }),
  );

const OURS = { success: true, hostname: "www.example.gov", action: "contact" };

test("CALL-1 a token of another site or another form does not pass, except with Cloudflare's secrets for tests", async () => {
  const outcomes: unknown[] = [];
  const ask = async (answered: object, settings: Record<string, string> = TURNSTILE) => {
    verdict(answered);
    const { status, answer } = await send({ ...REQUEST, "cf-turnstile-response": "proof" }, { settings });
    outcomes.push(answer["type"] ?? status);
  };
  await ask({ ...OURS, hostname: "evil.example" });
  await ask({ ...OURS, action: "login" });
  await ask({ success: true });
  await ask({ ...OURS, hostname: "localhost" });
  const test = "1x0000000000000000000000000000000AA";
  await ask({ success: true, hostname: "example.com", action: "test" }, { ...TURNSTILE, TURNSTILE_SECRET_KEY: test });
  expect(outcomes).toEqual(["not-verified", "not-verified", "not-verified", 200, 200]);
});

test("CALL-1 a token is verified by Cloudflare with the secret, the address and the request's key", async () => {
  verdict(OURS);
  const headers = { "cf-connecting-ip": "203.0.113.7" };
  const { status } = await send({ ...REQUEST, "cf-turnstile-response": "proof" }, { settings: TURNSTILE, headers });
  expect(status).toBe(200);
  const [[url, init], [, call]] = fetched.mock.calls as [[string, RequestInit], [string, RequestInit]];
  expect(url).toBe("https://challenges.cloudflare.com/turnstile/v0/siteverify");
  expect(init).toMatchObject({
    method: "POST",
    headers: { "content-type": "application/json" },
    redirect: "manual",
    signal: expect.any(AbortSignal),
  });
  expect(JSON.parse(String(init.body))).toEqual({
    secret: "secret-key",
    response: "proof",
    remoteip: "203.0.113.7",
    idempotency_key: (call.headers as Record<string, string>)["idempotency-key"],
  });
});

test.each<[string, unknown, number, unknown, string, number]>([
  ["no proof", undefined, 200, { success: true }, "not-verified", 0],
  ["a proof of 2049 characters", "x".repeat(2049), 200, { success: true }, "not-verified", 0],
  ["a forged proof", "x".repeat(2048), 200, { success: false }, "not-verified", 1],
  ["an old one", "x", 200, { success: false, "error-codes": ["timeout-or-duplicate"] }, "not-verified", 1],
  ["a proof while Cloudflare fails", "x", 500, { success: false }, "check-unavailable", 1],
  ["a proof of which nothing is said", "x", 200, {}, "check-unavailable", 1],
  ["a proof that is nearly one", "x", 200, { success: "true" }, "check-unavailable", 1],
  ["a proof and an answer that is none", "x", 200, null, "check-unavailable", 1],
  ["codes that are none", "x", 200, { success: false, "error-codes": "invalid-input-secret" }, "not-verified", 1],
])("CALL-1 with %s nothing is sent", async (_name, token, status, body, type, asked) => {
  verdict(body, status);
  const { answer } = await send({ ...REQUEST, "cf-turnstile-response": token }, { settings: TURNSTILE });
  expect(answer["type"]).toBe(type);
  expect(fetched).toHaveBeenCalledTimes(asked);
  expect(eventsOf("contact-dropped").map(({ reason }) => reason)).toEqual(type === "not-verified" ? [type] : []);
  expect(eventsOf("wrong-setting")).toEqual([]);
});

test.each(["missing-input-secret", "invalid-input-secret"])(
  "CALL-1 Turnstile's error %s is a configuration error, and is logged",
  async (code) => {
    verdict({ success: false, "error-codes": ["other", code] });
    const { answer } = await send({ ...REQUEST, "cf-turnstile-response": "x" }, { settings: TURNSTILE });
    expect(answer["type"]).toBe("check-unavailable");
    expect(eventsOf("wrong-setting")).toEqual([
      { level: "error", event: "wrong-setting", setting: expect.stringContaining("TURNSTILE_SECRET_KEY") },
    ]);
  },
);

test("CALL-1 if Cloudflare cannot be reached, nothing is sent", async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError("Network connection lost.")));
  const { answer } = await send({ ...REQUEST, "cf-turnstile-response": "x" }, { settings: TURNSTILE });
  expect(answer["type"]).toBe("check-unavailable");
});

test("OPS-3 a smoke test needs no proof, but the check has to answer", async () => {
  verdict({ success: false });
  const asked = { ...REQUEST, "cf-turnstile-response": "x" };
  expect((await send(asked, { settings: TURNSTILE, isSmokeTest: true })).status).toBe(200);
  verdict({});
  expect((await send(asked, { settings: TURNSTILE, isSmokeTest: true })).status).toBe(503);
});
