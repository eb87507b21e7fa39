import { expect, onTestFinished, test } from "vitest";
import { type Gateway, startGateway } from "../../scripts/local/gateway/local-gateway.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite } from "../support/contact-site.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const NEXT_SECRET = "fedcba9876543210fedcba9876543210";

const OUTBOX = {
  queueProducers: { CONTACT_OUTBOX: { queueName: "outbox" } },
  queueConsumers: { outbox: { maxBatchTimeout: 0.1, maxRetries: 50 } },
};

/** The site with this secret, and a gateway that knows those. */
async function start(secret: string, known: string[], worker = {}): Promise<[ContactSite, Gateway]> {
  const gateway = await startGateway({ signingSecrets: known });
  const settings = { CONTACT_API_ORIGIN: gateway.origin, GATEWAY_SIGNING_SECRET: secret, OUTBOX_RETRY_SECONDS: "1" };
  const contact = await ContactSite.start({ settings, worker });
  onTestFinished(async () => {
    await contact.stop();
    await gateway.stop();
  });
  return [contact, gateway];
}

test("OPS-5 a gateway that checks signatures takes signed calls, while its secret is changed, and anew from the outbox", async () => {
  const [contact, gateway] = await start(SECRET, [NEXT_SECRET, SECRET], OUTBOX);
  expect((await contact.send(REQUEST)).status).toBe(200);
  expect((await contact.post("/contact", { ...REQUEST, message: "Ünïcode 🧵\nand lines" })).status).toBe(200);
  expect(gateway.received).toHaveLength(2);
  expect(gateway.received[0]).toMatchObject({
    body: JSON.stringify(REQUEST),
    signatureInput: expect.stringMatching(
      /^site=\("@method" "@authority" "@path" "content-digest" "content-type" "idempotency-key" "x-request-id" "x-reference" "date"\);created=\d+;keyid="[\da-f]{16}";alg="hmac-sha256"$/,
    ),
  });

  gateway.setFault({ kind: "status", status: 503 }, 2);
  expect((await contact.send({ ...REQUEST, message: "Later" })).status).toBe(202);
  expect(await contact.logged("outbox", 2)).toMatchObject([{ outcome: "waiting" }, { outcome: "delivered" }]);
  const created = gateway.seen.slice(2).map(({ signatureInput }) => Number(/created=(\d+)/.exec(signatureInput!)![1]));
  expect(created[2]).toBeGreaterThan(created[0]!);
  expect(contact.lines.join("\n")).not.toContain(SECRET);
});

test("OPS-5 with a secret that is too short, which the log names, the call is refused by a gateway that checks it", async () => {
  const [contact, gateway] = await start("hunter2", [SECRET]);
  const response = await contact.send(REQUEST);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ gatewayStatus: 401 });
  expect(gateway.received).toHaveLength(0);
  expect(contact.lines.filter((line) => line.includes("GATEWAY_SIGNING_SECRET must be"))).toHaveLength(1);
  expect(contact.lines.join("\n")).not.toContain("hunter2");
});
