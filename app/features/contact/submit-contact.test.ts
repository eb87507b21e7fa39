import { afterEach, expect, test, vi } from "vitest";
import { resultOf, submitContact } from "./submit-contact.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Sets the worker's response, and returns the requests it received. */
function answerWith(answer: () => Response | Promise<Response>) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("CALL-1 entries are sent to the worker's route as JSON, with a timeout", async () => {
  const asked = answerWith(() => Response.json({ reference: "89V-574-VPT" }));
  await expect(submitContact({ name: "Jordan" })).resolves.toEqual({ kind: "sent", reference: "89V-574-VPT" });
  const [address, { method, headers, body, signal } = {}] = asked.mock.calls[0]!;
  expect([address, method, headers, body]).toEqual([
    "/api/contact",
    "POST",
    { "content-type": "application/json" },
    '{"name":"Jordan"}',
  ]);
  expect(signal).toBeInstanceOf(AbortSignal);
});

test("CALL-1 an accepted request counts as accepted even if the response cannot be read", async () => {
  answerWith(() => new Response("<html>"));
  await expect(submitContact({})).resolves.toEqual({ kind: "sent", reference: undefined });
});

test("CALL-3 a refusal by the gateway includes its status, text and retry delay", async () => {
  const problem = { type: "gateway", detail: "The gateway refused it.", gatewayStatus: 503, gatewayText: "Busy" };
  answerWith(() => Response.json(problem, { status: 502, headers: { "retry-after": "30" } }));
  const result = { kind: "failed", status: 503, text: "Busy", retryAfterSeconds: 30 };
  await expect(submitContact({})).resolves.toEqual(result);
});

test("CALL-3 a refusal without details has its own status and no text", async () => {
  answerWith(() => new Response("", { status: 500, headers: { "retry-after": "soon" } }));
  await expect(submitContact({})).resolves.toEqual({
    kind: "failed",
    status: 500,
    text: "",
    advice: "",
    retryAfterSeconds: undefined,
  });
});

test.each([
  ["an error", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
  ["anything else", () => Promise.reject("gone"), ""],
])("CALL-3 a connection that fails with %s is status 0", async (_what, answer, text) => {
  answerWith(answer);
  await expect(submitContact({})).resolves.toEqual({ kind: "failed", status: 0, text });
});

const problem = { type: "invalid", status: 400, detail: "Mend two fields." };

test("FORM-3 errors of fields are shown at the fields", () =>
  expect(resultOf({ ok: false, problem: { ...problem, fields: { name: "Enter your name." } } })).toEqual({
    kind: "invalid",
    errors: { name: "Enter your name." },
  }));

test("FORM-3 errors of hidden fields are reported as a failure with advice", () =>
  expect(resultOf({ ok: false, problem: { ...problem, fields: { form_type: "Leave it." } } })).toEqual({
    kind: "failed",
    status: 400,
    text: "Mend two fields.",
    advice: "Mend two fields.",
    retryAfterSeconds: undefined,
  }));

test("CALL-3 if the gateway returns no text, the worker's own sentence is used", () =>
  expect(resultOf({ ok: false, problem: { ...problem, gatewayStatus: 0 } })).toEqual({
    kind: "failed",
    status: 0,
    text: "Mend two fields.",
    retryAfterSeconds: undefined,
  }));
