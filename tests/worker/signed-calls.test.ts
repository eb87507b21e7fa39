import { afterEach, expect, test } from "vitest";
import { type Gateway, startGateway } from "../../scripts/local/gateway/local-gateway.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite } from "../support/contact-site.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const NEXT_SECRET = "fedcba9876543210fedcba9876543210";

let contact: ContactSite;
let gateway: Gateway;
afterEach(async () => {
  await contact.stop();
  await gateway.stop();
});

/** The site with this secret, and a gateway that knows those. */
async function start(secret: string | undefined, known: string[], worker = {}) {
  gateway = await startGateway({ signingSecrets: known });
  const settings = { CONTACT_API_ORIGIN: gateway.origin, GATEWAY_SIGNING_SECRET: secret, OUTBOX_RETRY_SECONDS: "1" };
  contact = await ContactSite.start({ settings, worker });
}

test("OPS-5 a signed call is taken by a gateway that checks it, while its secret is being changed as well", async () => {
  await start(SECRET, [NEXT_SECRET, SECRET]);
  expect((await contact.send(REQUEST)).status).toBe(200);
  expect((await contact.post("/contact", { ...REQUEST, message: "Ünïcode 🧵\nand lines" })).status).toBe(200);
  expect(gateway.received).toHaveLength(2);
  expect(gateway.received[0]).toMatchObject({
    body: JSON.stringify(REQUEST),
    signatureInput: expect.stringMatching(
      /^site=\("@method" "@authority" "@path" "content-digest" "content-type" "idempotency-key" "x-request-id" "x-reference" "date"\);created=\d+;keyid="[\da-f]{16}";alg="hmac-sha256"$/,
    ),
  });
  expect(contact.lines.join("\n")).not.toContain(SECRET);
});

test.each([
  ["no secret", undefined],
  ["another secret", NEXT_SECRET],
  ["a secret that is too short, which the log names", "hunter2"],
])(
  "OPS-5 with %s the call is refused by a gateway that checks it, and its sender keeps the entries",
  async (_what, secret) => {
    await start(secret, [SECRET]);
    const response = await contact.send(REQUEST);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ gatewayStatus: 401 });
    expect(gateway.received).toHaveLength(0);
    const named = contact.lines.filter((line) => line.includes("GATEWAY_SIGNING_SECRET must be"));
    expect(named).toHaveLength(secret === "hunter2" ? 1 : 0);
    expect(contact.lines.join("\n")).not.toContain("hunter2");
  },
);

test("OPS-5 what waited in the outbox is signed anew when it is delivered", async () => {
  await start(SECRET, [SECRET], {
    queueProducers: { CONTACT_OUTBOX: { queueName: "outbox" } },
    queueConsumers: { outbox: { maxBatchTimeout: 0.1, maxRetries: 50 } },
  });
  gateway.setFault({ kind: "status", status: 503 }, 2);
  expect((await contact.send(REQUEST)).status).toBe(202);
  expect(await contact.logged("outbox", 2)).toMatchObject([{ outcome: "waiting" }, { outcome: "delivered" }]);
  expect(gateway.received).toHaveLength(1);
  const created = gateway.seen.map(({ signatureInput }) => Number(/created=(\d+)/.exec(signatureInput!)![1]));
  expect(created[2]).toBeGreaterThan(created[0]!);
});

test("OPS-5 without the secret nothing is signed", async () => {
  await start(undefined, []);
  expect((await contact.send(REQUEST)).status).toBe(200);
  expect(gateway.received).toMatchObject([{ signatureInput: null }]);
});
