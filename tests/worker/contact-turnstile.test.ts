import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite, newClient, type Problem } from "../support/contact-site.ts";
import { type Siteverify, startSiteverify } from "../support/siteverify.ts";

const SECRET = "0x4BBB-secret";
const PROOF = "genuine-proof";
const SITE_URL = "https://www.agency-partner.example";

let verifier: Siteverify;
let contact: ContactSite;

beforeAll(async () => {
  verifier = await startSiteverify({ secret: SECRET, proof: PROOF });
  contact = await ContactSite.start({
    settings: {
      SITE_URL,
      TURNSTILE_SITE_KEY: "0x4AAA-site",
      TURNSTILE_SECRET_KEY: SECRET,
      TURNSTILE_VERIFY_ORIGIN: verifier.origin,
    },
  });
});
afterAll(async () => {
  await contact.stop();
  await verifier.stop();
});
beforeEach(() => {
  contact.reset();
  verifier.setAnswer(undefined);
  verifier.asked.length = 0;
});

const TOKEN = "cf-turnstile-response";

test("CALL-1 a valid token is verified, and not forwarded", async () => {
  const idempotency_key = crypto.randomUUID();
  const client = newClient();
  const headers = { "cf-connecting-ip": client };
  expect((await contact.send({ ...REQUEST, [TOKEN]: PROOF, idempotency_key }, { headers })).status).toBe(200);
  expect(contact.gateway.received.map(({ body }) => body)).toEqual([JSON.stringify(REQUEST)]);
  const { idempotencyKey } = contact.gateway.received[0]!;
  expect(verifier.asked).toEqual([
    { secret: SECRET, response: PROOF, remoteip: client, idempotency_key: idempotencyKey },
  ]);

  const page = await contact.post("/contact", { ...REQUEST, [TOKEN]: PROOF });
  expect(page.status).toBe(200);
  expect(contact.gateway.received).toHaveLength(2);
});

test("CALL-1 a token of the site's public name passes behind a proxy that changes the host", async () => {
  const verdict = { success: true, hostname: "www.agency-partner.example", action: "contact" };
  verifier.setAnswer(() => ({ status: 200, body: JSON.stringify(verdict) }));
  expect((await contact.send({ ...REQUEST, [TOKEN]: PROOF })).status).toBe(200);
});

test("CALL-1 without a proof the visitor is asked to complete the check, and keeps what was typed", async () => {
  const response = await contact.send({ ...REQUEST, [TOKEN]: "forged" });
  expect(response.status).toBe(403);
  expect((await response.json()) as Problem).toMatchObject({
    type: "not-verified",
    detail: expect.stringContaining("Complete the check"),
  });
  const page = await contact.post("/contact", REQUEST);
  expect(page.status).toBe(403);
  const html = await page.text();
  expect(html).toContain("please write to us by email");
  expect(html).toContain(REQUEST.company);
  expect(contact.gateway.seen).toHaveLength(0);
});

test("CALL-1 the form has Turnstile's script and the public key, and never the secret", async () => {
  const page = await (await fetch(`${contact.site.origin}/contact`)).text();
  expect(page).toMatch(
    /<script[^>]+src="https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js[^>]+nonce="[\w-]+"/,
  );
  expect(page).toContain("0x4AAA-site");
  expect(page).not.toContain(SECRET);
});
