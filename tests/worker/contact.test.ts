import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readReference, referenceOf } from "../../worker/contact/reference.ts";
import { rawRequest, requestLine } from "../support/raw-request.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite, newClient, type Problem } from "../support/contact-site.ts";

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start();
});
afterAll(() => contact.stop());
beforeEach(() => contact.reset());

const KEY = "3f0d7a1e-6a5c-4a58-9d0b-0c7a8e6a2b11";
const UUID = expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);

test("CALL-1 ENT-9 a valid request arrives at the gateway byte for byte", async () => {
  const response = await contact.send(REQUEST);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({ ok: true, reference: expect.any(String) });
  expect(contact.gateway.received).toHaveLength(1);
  expect(contact.gateway.received[0]).toMatchObject({
    body: JSON.stringify(REQUEST),
    contentType: "application/json",
    idempotencyKey: UUID,
  });
});

test("ENT-9 the gateway's keys are in order, and nothing else is sent with them", async () => {
  const { message, ...rest } = REQUEST;
  const body = { extra: 1, message, website: "", form_age_ms: 3000, idempotency_key: KEY, ...rest, constructor: "x" };
  expect((await contact.send(body)).status).toBe(200);
  expect(contact.gateway.received[0]).toMatchObject({ body: JSON.stringify(REQUEST), idempotencyKey: UUID });
});

/** Signs of every kind, half a character among them, which no UTF-8 can hold. */
const AWKWARD = ["🧵👩‍👩‍👧 مرحبا שלום 日本語 e\u0301", '"\\\r\n\t\u2028\u202Eabc', "\ud83e half"];

test("ENT-9 texts of every script and with leading spaces arrive as typed", async () => {
  for (const text of AWKWARD) {
    const given = { ...REQUEST, name: "  Jordan\u00a0", company: " ", message: `\n ${text} \r\n` };
    expect((await contact.send(given)).status).toBe(200);
    const expected = JSON.stringify({ ...given, message: Buffer.from(given.message).toString() });
    expect(contact.gateway.received.at(-1)!.body).toBe(expected);
  }
});

test("CALL-1 the same content counts once however it is sent again, and changed content counts again", async () => {
  const posted = { ...REQUEST, message: REQUEST.message.replaceAll("\n", "\r\n") };
  contact.gateway.setFault({ kind: "reset-after-accepting" }, 1);
  expect((await contact.post("/contact", posted)).status).toBe(502);
  expect((await contact.post("/contact", posted)).status).toBe(200);
  expect((await contact.send(REQUEST)).status).toBe(200);
  expect(contact.gateway.seen).toHaveLength(3);
  expect(contact.gateway.received).toHaveLength(1);

  expect((await contact.send({ ...REQUEST, message: "Four invoice queues" })).status).toBe(200);
  expect(contact.gateway.received).toHaveLength(2);
});

test("FORM-1 each missing field is named, and nothing reaches the gateway", async () => {
  const response = await contact.send({ service: "DigitalTransformation", name: "  ", email: "jordan@" });
  expect(response.status).toBe(422);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  const { fields } = (await response.json()) as Problem;
  expect(Object.keys(fields!).toSorted()).toEqual(["email", "message", "name"]);
  expect(contact.gateway.seen).toHaveLength(0);
});

const json = { "content-type": "application/json" };
const bytes = (length: number) => "x".repeat(length);

test.each<[string, RequestInit, number, string]>([
  ["PUT", { method: "PUT" }, 405, "method-not-allowed"],
  ["GET", {}, 405, "method-not-allowed"],
  ["text", { method: "POST", body: "hello", headers: { "content-type": "text/plain" } }, 415, "not-json"],
  ["a form", { method: "POST", body: new URLSearchParams(REQUEST) }, 415, "not-json"],
  ["no body", { method: "POST", headers: json }, 400, "malformed-json"],
  ["broken JSON", { method: "POST", body: "{", headers: json }, 400, "malformed-json"],
  ["broken UTF-8", { method: "POST", body: new Uint8Array([34, 0xff, 34]), headers: json }, 400, "malformed-json"],
  ["null", { method: "POST", body: "null", headers: json }, 422, "invalid-contact-request"],
  ["a list", { method: "POST", body: "[1]", headers: json }, 422, "invalid-contact-request"],
])("CALL-1 %s at the contact route has its own clear error", async (_name, init, status, type) => {
  const response = await fetch(`${contact.site.origin}/api/contact`, {
    ...init,
    headers: { "cf-connecting-ip": newClient(), ...init.headers },
  });
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  expect(response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
  const problem = (await response.json()) as Problem;
  expect(problem).toMatchObject({ type, status });
  // Says what to do.
  expect(problem.detail).toMatch(/\b(Send|Shorten|Correct)\b/i);
  expect(contact.gateway.seen).toHaveLength(0);
});

const KIB_16 = bytes(16_384);
/** A body without a declared length. */
const inChunks = (count: number) => `${`4000\r\n${KIB_16}\r\n`.repeat(count)}0\r\n\r\n`;

// Raw bytes: `fetch` keeps sending on a closing connection, and occasionally loses the response.
test.each([
  ["of 64 KiB and a byte", "Content-Length: 65537", bytes(65_537)],
  ["of 10 MB in chunks", "Transfer-Encoding: chunked", inChunks(640)],
])("CALL-1 a body %s is rejected as too large, with what to do", async (_name, length, body) => {
  const headers = ["Content-Type: application/json", `CF-Connecting-IP: ${newClient()}`, length];
  const request = requestLine("/api/contact", { method: "POST", headers }) + body;
  const answer = await rawRequest(contact.site.origin, request, 30_000);
  expect(answer.status).toBe(413);
  expect(answer.head).toMatch(/^content-type: application\/problem\+json; charset=utf-8$/im);
  expect(answer.body).toContain('"type":"too-large"');
  expect(answer.body).toContain("Shorten the message");
  expect(contact.gateway.seen).toHaveLength(0);
});

test("CALL-1 each request logs one line, and nothing about the visitor", async () => {
  await contact.send(REQUEST);
  await contact.send({ ...REQUEST, email: "jordan.avery" });
  const lines = await contact.logged("contact", 2);
  expect(lines).toEqual([
    {
      level: "info",
      event: "contact",
      reference: expect.any(String),
      requestId: expect.any(String),
      outcome: "sent",
      status: 200,
      durationMs: expect.any(Number),
    },
    {
      level: "info",
      event: "contact",
      requestId: expect.any(String),
      outcome: "invalid-contact-request",
      status: 422,
      durationMs: expect.any(Number),
    },
  ]);
  expect(lines[0]!["requestId"]).toBe(contact.gateway.received[0]!.requestId);
  expect(contact.personalDataInLog()).toEqual([]);
});

test("CALL-1 a visitor who leaves while the gateway is slow cancels nothing", async () => {
  contact.gateway.setFault({ kind: "delay", ms: 600 });
  const leaving = new AbortController();
  const sending = contact.send(REQUEST, { signal: leaving.signal }).catch(() => "left");
  while (contact.gateway.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  leaving.abort();
  expect(await sending).toBe("left");
  expect(await contact.logged("contact", 1)).toMatchObject([{ outcome: "sent", status: 200 }]);
});

test.each([
  ["/api/contact", "application/json"],
  ["/contact", "application/x-www-form-urlencoded"],
])("CALL-1 a body that breaks off on its way to %s is not a worker error, and is logged", async (path, type) => {
  // A chunk with an invalid size: the runtime stops reading, as if the connection were lost.
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\nConnection: close`;
  const answer = await rawRequest(contact.site.origin, `${head}\r\n\r\nzz\r\nname=x\r\n0\r\n\r\n`);
  expect(answer.status).toBe(400);
  expect(await contact.logged("contact", 1)).toMatchObject([
    { outcome: expect.stringMatching(/^malformed-/), status: 400 },
  ]);
  expect(contact.lines.filter((line) => line.includes("unhandled-exception"))).toEqual([]);
});

test("CALL-1 without a gateway the log names the missing setting, the visitor is referred to email, and pages still render", async () => {
  const misconfigured = await ContactSite.start({ settings: { CONTACT_API_ORIGIN: undefined } });
  const response = await misconfigured.send(REQUEST);
  expect(response.status).toBe(500);
  const problem = (await response.json()) as Problem;
  expect(problem).toMatchObject({ type: "not-configured", gatewayStatus: 0 });
  expect(problem.detail).toContain("email");
  expect(problem.detail).not.toContain("CONTACT_API_ORIGIN");
  expect((await fetch(`${misconfigured.site.origin}/about`)).status).toBe(200);
  await misconfigured.stop();
  expect(misconfigured.lines.join("\n")).toContain("CONTACT_API_ORIGIN is missing");
});

const referenceIn = async (response: Response) => ((await response.json()) as { reference: string }).reference;

test("OPS-1 a visitor's reference is the one in the gateway's headers and in the log", async () => {
  const reference = await referenceIn(await contact.send(REQUEST));
  expect(readReference(reference)).toBe(reference);
  expect(contact.gateway.received).toMatchObject([{ reference, body: JSON.stringify(REQUEST) }]);
  expect(referenceOf(contact.gateway.received[0]!.idempotencyKey!)).toBe(reference);
  expect(await contact.logged("contact", 1)).toMatchObject([{ outcome: "sent", reference }]);
});

test("OPS-1 a rejected request has no reference", async () => {
  contact.gateway.setFault({ kind: "status", status: 404 });
  for (const body of [REQUEST, {}, { ...REQUEST, form_age_ms: 5 }]) {
    const response = await contact.send(body);
    expect(response.ok).toBe(false);
    expect(await response.text()).not.toContain("reference");
  }
});
