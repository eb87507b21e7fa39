import { afterEach, expect, test, vi } from "vitest";
import { signatureProblem } from "../../scripts/local/gateway/check-signature.ts";
import { forwardToGateway } from "./gateway.ts";
import { keyIdOf, sign, signatureHeaders } from "./signature.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const NOW = new Date("2026-11-22T12:00:00Z");
const CALL = {
  method: "POST",
  url: "https://Gateway.example:443/dev/contact-gtf",
  body: '{"name":"Jürgen 🧵"}',
  headers: {
    "content-type": "application/json",
    "idempotency-key": "0e8a1c52-7d3f-8b64-9a01-5c2e7f90d3ab",
    "x-request-id": "0b6f2d1c-7d55-4c3a-9f0e-1a2b3c4d5e6f",
    "x-reference": "K7M-2QP-9XM",
  },
};
/** The same call as seen by its receiver. */
const SEEN = { method: "POST", path: "/dev/contact-gtf", body: CALL.body };

/** The local gateway's verdict on the call, with parts of it changed in transit. */
async function checked(changed: { call?: Partial<typeof SEEN>; headers?: Record<string, string | undefined> } = {}) {
  const headers: Record<string, string | undefined> = {
    host: "gateway.example",
    ...CALL.headers,
    ...(await signatureHeaders(CALL, SECRET, NOW)),
    ...changed.headers,
  };
  const call = { ...SEEN, ...changed.call, header: (name: string) => headers[name] };
  return (secrets = [SECRET], now = NOW.getTime()) => signatureProblem(call, secrets, now);
}

afterEach(() => vi.unstubAllGlobals());

test("OPS-5 a signature is that of the standard's own example", async () => {
  // RFC 9421, appendix B.2.5, with its shared secret.
  const key = Uint8Array.from(
    atob("uzvJfB4u3N0Jy4T7NZ75MDVcr8zSTInedJtkgcu46YW4XByzNJjxBdtjUkdJPBtbmHhIDi6pcl8jsasjlTMtDQ=="),
    (character) => character.charCodeAt(0),
  );
  const components = [
    ["date", "Tue, 20 Apr 2021 02:07:55 GMT"],
    ["@authority", "example.com"],
    ["content-type", "application/json"],
  ] as const;
  expect(await sign(components, ';created=1618884473;keyid="test-shared-secret"', key)).toEqual({
    input: '("date" "@authority" "content-type");created=1618884473;keyid="test-shared-secret"',
    signature: ":pxcQw6G3AjtMBQjwo8XzkZf/bws5LelbaMk5rGIGtE8=:",
  });
});

test("OPS-5 a body's digest is that of the standard's own example", async () => {
  // RFC 9530, appendix D.
  const headers = await signatureHeaders({ ...CALL, body: '{"hello": "world"}\n' }, SECRET, NOW);
  expect(headers["content-digest"]).toBe("sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:");
});

test("OPS-5 a signed call is accepted by a gateway with the secret, also during its rotation", async () => {
  const check = await checked();
  expect(check()).toBeUndefined();
  expect(check(["another-secret-that-comes-next-one", SECRET])).toBeUndefined();
  expect(check(["another-secret-that-comes-next-one"])).toBe("The key is not known.");
});

test.each([
  ["its method", { call: { method: "PUT" } }, "The signature is wrong."],
  ["its path", { call: { path: "/dev/other" } }, "The signature is wrong."],
  ["its body", { call: { body: "{}" } }, "The body is not the one that was signed."],
  ["its key", { headers: { "idempotency-key": "another" } }, "The signature is wrong."],
  ["its host", { headers: { host: "other.example" } }, "The signature is wrong."],
  ["its content type", { headers: { "content-type": "text/plain" } }, "The signature is wrong."],
  ["its request id", { headers: { "x-request-id": "another" } }, "The signature is wrong."],
  ["its reference", { headers: { "x-reference": "89V-574-VPT" } }, "The signature is wrong."],
  ["its time", { headers: { date: new Date(NOW.getTime() + 1000).toUTCString() } }, "The signature is wrong."],
  ["the signature", { headers: { signature: "site=:AAAA:" } }, "The signature is wrong."],
  ["what is covered", { headers: { "signature-input": 'site=("@method");keyid="x"' } }, "The signature must cover"],
  ["all of it away", { headers: { "signature-input": undefined } }, "There is no signature."],
])("OPS-5 a call with a modified %s is rejected", async (_what, change, problem) =>
  expect((await checked(change))()).toContain(problem),
);

test("OPS-5 a call that is replayed ten minutes later is rejected", async () =>
  expect((await checked())([SECRET], NOW.getTime() + 600_000)).toBe("The signature is too old."));

test("OPS-5 a key's id follows from the secret, and reveals nothing about it", async () => {
  expect(await keyIdOf(SECRET)).toMatch(/^[\da-f]{16}$/);
  expect(await keyIdOf(SECRET)).not.toBe(await keyIdOf(`${SECRET}1`));
});

test("OPS-5 without the secret a call has no additional headers", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal("fetch", fetched);
  const delivery = { body: "{}", idempotencyKey: "key", requestId: "id", reference: "K7M-2QP-9XM" };
  await forwardToGateway({ origin: "https://gateway.example" }, delivery, () => {});
  expect(Object.keys(fetched.mock.calls[0]![1]!.headers!)).toEqual([
    "content-type",
    "idempotency-key",
    "x-request-id",
    "x-reference",
  ]);
});
