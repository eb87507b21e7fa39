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

/** Sends to a site whose gateway fails, and holds the answer and the log against the status and the words for it. */
async function expectFailure(to: ContactSite, gatewayStatus: number, text: RegExp) {
  const response = await to.send(REQUEST);
  expect(response.status).toBe(502);
  expect((await response.json()) as Problem).toEqual({
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

// What the gateway's answers mean is in worker/contact/gateway.test.ts. The answer in single bytes never ends.
test.each<[string, Fault, number, RegExp]>([
  [
    "500 with its inner words",
    { kind: "status", status: 500, body: `DB error: ${REQUEST.name}` },
    500,
    /status 500\.$/,
  ],
  ["404", { kind: "status", status: 404, body: "No such path" }, 404, /status 404\.$/],
  ["a redirect", { kind: "redirect", location: "https://elsewhere.example/" }, 307, /status 307/],
  ["a reset before any answer", { kind: "reset-before-headers" }, 0, /not reached/],
  ["a reset in the midst of an answer", { kind: "reset-after-headers" }, 500, /status 500\.$/],
  ["500 with 100 MB", { kind: "huge-body", bytes: 100_000_000 }, 500, /status 500\.$/],
  ["500 in single bytes", { kind: "slow-drip", intervalMs: 100 }, 500, /status 500\.$/],
])("CALL-3 the gateway answering %s is reported, once", async (_name, fault, gatewayStatus, text) => {
  contact.gateway.setFault(fault);
  await expectFailure(contact, gatewayStatus, text);
  // It may have been taken, so there is no second try.
  expect(contact.gateway.seen).toHaveLength(1);
});

const NO = { body: '{"ok":false,"name":"Jordan"}', headers: { "content-type": "application/json" } };

test.each<[string, Fault, string[]]>([
  ["an empty answer", { kind: "empty" }, []],
  ["JSON that says no", { kind: "status", status: 200, ...NO }, ["error"]],
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

test("CALL-3 a gateway that refuses the connection is status 0, and pages still render", async () => {
  const lost = await ContactSite.start({ settings: { CONTACT_API_ORIGIN: "http://127.0.0.1:1" } });
  expect((await fetch(`${lost.site.origin}/contact`)).status).toBe(200);
  await expectFailure(lost, 0, /not reached/);
  await lost.stop();
});

test("CALL-3 after Cloudflare's own refusal there is a second attempt, which counts once, and never a third", async () => {
  const refusal = { kind: "status", status: 521, headers: { server: "cloudflare" } } as const;
  contact.gateway.setFault(refusal, 1);
  expect((await contact.send(REQUEST)).status).toBe(200);
  const [first, second] = contact.gateway.seen;
  expect(second).toEqual({ ...first, at: expect.any(String) });
  expect(contact.gateway.received).toHaveLength(1);

  contact.reset();
  contact.gateway.setFault(refusal);
  await expectFailure(contact, 521, /521/);
  expect(contact.gateway.seen).toHaveLength(2);
});
