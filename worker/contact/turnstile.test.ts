import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkEach } from "../../tests/support/check-each.ts";
import { REFUSALS } from "./refusals.ts";
import { checkTurnstile } from "./turnstile.ts";

const CONFIG = { siteKey: "site-key", secretKey: "secret-key", verifyOrigin: "https://challenges.cloudflare.com" };
const FACTS = { idempotencyKey: "key", address: "203.0.113.7", hosts: ["www.example.gov"] };
const OURS = { success: true, hostname: "www.example.gov", action: "contact" };

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The refusal of a token on which Cloudflare gives this verdict, or null. */
function check(verdict: unknown, { token = "proof" as unknown, status = 200, secretKey = CONFIG.secretKey } = {}) {
  fetched.mockReset().mockImplementation(async () => Response.json(verdict, { status }));
  return checkTurnstile({ ...CONFIG, secretKey }, { "cf-turnstile-response": token }, FACTS);
}

test("CALL-1 a token is verified by Cloudflare with the secret, the address and the request's key", async () => {
  expect(await check(OURS)).toBeNull();
  const [url, init] = fetched.mock.calls[0]!;
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
    idempotency_key: "key",
  });
});

test("CALL-1 a token of another site or another form does not pass, except with Cloudflare's secrets for tests", async () => {
  for (const wrong of [{ ...OURS, hostname: "evil.example" }, { ...OURS, action: "login" }, { success: true }])
    expect(await check(wrong)).toBe(REFUSALS.notVerified);
  const secretKey = "1x0000000000000000000000000000000AA";
  expect(await check({ success: true, hostname: "example.com", action: "test" }, { secretKey })).toBeNull();
});

test("CALL-1 a proof that is none is not sent to Cloudflare", () =>
  checkEach([null, "", 7, "x".repeat(2049)], async (token) => {
    expect(await check(OURS, { token })).toBe(REFUSALS.notVerified);
    expect(fetched).not.toHaveBeenCalled();
  }));

test("CALL-1 a refused proof is told from a check that failed", () =>
  checkEach(
    [
      ["a forged proof", { success: false }, 200, REFUSALS.notVerified],
      ["an old one", { success: false, "error-codes": ["timeout-or-duplicate"] }, 200, REFUSALS.notVerified],
      ["codes that are none", { success: false, "error-codes": "invalid-input-secret" }, 200, REFUSALS.notVerified],
      ["a failure", { success: false }, 500, REFUSALS.checkUnavailable],
      ["no verdict", {}, 200, REFUSALS.checkUnavailable],
      ["a verdict that is nearly one", { success: "true" }, 200, REFUSALS.checkUnavailable],
      ["an answer that is none", null, 200, REFUSALS.checkUnavailable],
    ],
    async (_name, verdict, status, refusal) => {
      expect(await check(verdict, { token: "x".repeat(2048), status })).toBe(refusal);
      expect(lines).toEqual([]);
    },
  ));

test.each(["missing-input-secret", "invalid-input-secret"])(
  "CALL-1 Turnstile's error %s is a configuration error, and is logged",
  async (code) => {
    expect(await check({ success: false, "error-codes": ["other", code] })).toBe(REFUSALS.checkUnavailable);
    expect(lines).toEqual([
      { level: "error", event: "wrong-setting", setting: expect.stringContaining("TURNSTILE_SECRET_KEY") },
    ]);
  },
);

const ask = () => checkTurnstile(CONFIG, { "cf-turnstile-response": "proof" }, FACTS);

test("CALL-1 if Cloudflare cannot be reached, or does not answer within five seconds, the check is unavailable", async () => {
  fetched.mockReset().mockRejectedValueOnce(new TypeError("Network connection lost."));
  expect(await ask()).toBe(REFUSALS.checkUnavailable);

  vi.useFakeTimers();
  fetched.mockImplementation(
    (_url, { signal }) => new Promise((_, reject) => signal!.addEventListener("abort", () => reject(signal!.reason))),
  );
  let answer: unknown;
  void ask().then((refusal) => (answer = refusal));
  await vi.advanceTimersByTimeAsync(4999);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe(REFUSALS.checkUnavailable);
  vi.useRealTimers();
});
