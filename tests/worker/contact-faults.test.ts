import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Fault } from "../../scripts/local/gateway/gateway-faults.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite, type Problem } from "../support/contact-site.ts";

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start();
});
afterAll(() => contact.stop());
beforeEach(() => contact.reset());

interface Failure {
  gatewayStatus: number;
  text: RegExp;
}

/** Sends to a site whose gateway fails, and holds the answer and the log against the table. */
async function expectFailure(to: ContactSite, { gatewayStatus, text }: Failure) {
  const response = await to.send(REQUEST);
  expect(response.status).toBe(502);
  const problem = (await response.json()) as Problem;
  expect(problem).toEqual({
    type: "gateway-refused",
    status: 502,
    detail: expect.stringContaining("try again"),
    gatewayStatus,
    gatewayText: expect.stringMatching(text),
  });
  expect(await to.logged("contact", 1)).toEqual([
    {
      level: "error",
      event: "contact",
      requestId: expect.any(String),
      outcome: "gateway-refused",
      status: 502,
      gatewayStatus,
      durationMs: expect.any(Number),
    },
  ]);
  expect(to.personalDataInLog()).toEqual([]);
}

// The answer in single bytes never ends, so a visitor gets one only if the worker stops waiting.
test.each<[string, Fault, number, RegExp]>([
  ["500", { kind: "status", status: 500, body: "Internal" }, 500, /^The gateway answered with status 500\.$/],
  [
    "503 with a page",
    { kind: "status", status: 503, body: "<h1>Down</h1>", headers: { "content-type": "text/html" } },
    503,
    /^The gateway answered with status 503\.$/,
  ],
  ["404", { kind: "status", status: 404, body: "No such path" }, 404, /^The gateway answered with status 404\.$/],
  [
    "400 in JSON",
    { kind: "status", status: 400, body: '{"message":"Bad name"}', headers: { "content-type": "application/json" } },
    400,
    /^The gateway answered with status 400\.$/,
  ],
  [
    "500 with its inner words",
    {
      kind: "status",
      status: 500,
      body: '{"message":"DB error at 10.0.0.5"}',
      headers: { "content-type": "application/json" },
    },
    500,
    /^The gateway answered with status 500\.$/,
  ],
  ["408", { kind: "status", status: 408 }, 408, /^The gateway answered with status 408\.$/],
  ["425", { kind: "status", status: 425 }, 425, /^The gateway answered with status 425\.$/],
  [
    "429",
    { kind: "status", status: 429, headers: { "retry-after": "5" } },
    429,
    /^The gateway answered with status 429\.$/,
  ],
  ["521 of its own", { kind: "status", status: 521 }, 521, /521/],
  ["a redirect", { kind: "redirect", location: "https://elsewhere.example/" }, 307, /status 307/],
  ["a reset before any answer", { kind: "reset-before-headers" }, 0, /not reached/],
  [
    "a reset in the midst of an answer",
    { kind: "reset-after-headers" },
    500,
    /^The gateway answered with status 500\.$/,
  ],
  ["500 with 100 MB", { kind: "huge-body", bytes: 100_000_000 }, 500, /^The gateway answered with status 500\.$/],
  ["500 in single bytes", { kind: "slow-drip", intervalMs: 100 }, 500, /^The gateway answered with status 500\.$/],
])("CALL-3 the gateway answering %s is reported, once", async (_name, fault, gatewayStatus, text) => {
  contact.gateway.setFault(fault);
  await expectFailure(contact, { gatewayStatus, text });
  // It may have been taken, so there is no second try.
  expect(contact.gateway.seen).toHaveLength(1);
});

test.each<[string, Fault, string[]]>([
  ["an empty answer", { kind: "empty" }, []],
  ["an answer that is no JSON", { kind: "invalid-body" }, []],
  [
    "a page",
    { kind: "status", status: 201, body: "<p>Thanks, Jordan Avery</p>", headers: { "content-type": "text/html" } },
    ["html"],
  ],
  [
    "JSON that says no",
    {
      kind: "status",
      status: 200,
      body: '{"ok":false,"name":"Jordan"}',
      headers: { "content-type": "application/json" },
    },
    ["error"],
  ],
  ["a huge answer", { kind: "huge-body", bytes: 100_000_000, status: 200 }, []],
])(
  "CALL-2 the gateway answering ok with %s is success, and logged as a warning if it looks like none",
  async (_name, fault, warnings) => {
    contact.gateway.setFault(fault);
    const response = await contact.send(REQUEST);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, reference: expect.any(String) });
    expect(await contact.logged("gateway-doubt", warnings.length)).toEqual(
      warnings.map((answer) => expect.objectContaining({ level: "warn", requestId: expect.any(String), answer })),
    );
    expect(contact.personalDataInLog()).toEqual([]);
  },
);

test("CALL-3 what the gateway says when it refuses is neither shown nor logged", async () => {
  const body = JSON.stringify({
    message: `DB error: ${REQUEST.name} (${REQUEST.email}) Jo\u200crdan %E2%80%8C has no row`,
  });
  contact.gateway.setFault({ kind: "status", status: 500, body, headers: { "content-type": "application/json" } });
  await expectFailure(contact, { gatewayStatus: 500, text: /^The gateway answered with status 500\.$/ });
  expect(contact.lines.join("\n")).not.toMatch(/DB error|no row/);
});

test.each([
  ["refuses the connection", "http://127.0.0.1:1"],
  ["has no address", "https://gateway.invalid"],
])("CALL-3 a gateway that %s is status 0", async (_name, CONTACT_API_ORIGIN) => {
  const lost = await ContactSite.start({ settings: { CONTACT_API_ORIGIN } });
  expect((await fetch(`${lost.site.origin}/contact`)).status).toBe(200);
  await expectFailure(lost, { gatewayStatus: 0, text: /not reached/ });
  await lost.stop();
});

test.each([521, 523, 530])(
  "CALL-3 after Cloudflare's status %i there is a second attempt: never reached",
  async (status) => {
    contact.gateway.setFault({ kind: "status", status, headers: { server: "cloudflare" } }, 1);
    expect((await contact.send(REQUEST)).status).toBe(200);
    const [first, second] = contact.gateway.seen;
    expect(second).toEqual({ ...first, at: expect.any(String) });
    expect(contact.gateway.received).toHaveLength(1);
  },
);

test("CALL-3 and never a third one", async () => {
  contact.gateway.setFault({ kind: "status", status: 521, headers: { server: "cloudflare" } });
  await expectFailure(contact, { gatewayStatus: 521, text: /521/ });
  expect(contact.gateway.seen).toHaveLength(2);
});

test("CALL-3 a request that was accepted before the connection broke counts once when it is sent again", async () => {
  const idempotency_key = crypto.randomUUID();
  contact.gateway.setFault({ kind: "reset-after-accepting" }, 1);
  expect((await contact.send({ ...REQUEST, idempotency_key })).status).toBe(502);
  expect((await contact.send({ ...REQUEST, idempotency_key })).status).toBe(200);
  expect(contact.gateway.seen).toHaveLength(2);
  expect(contact.gateway.received).toHaveLength(1);
});
