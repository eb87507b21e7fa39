import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ContactSite, newClient } from "../support/contact-site.ts";
import { rawRequest, requestLine } from "../support/raw-request.ts";

/** The worker with a clock that runs twenty times as fast, and with bindings that never respond for certain clients. */
const FAST_CLOCK = `
import worker from "./index.js";
const wait = globalThis.setTimeout;
globalThis.setTimeout = (work, ms, ...rest) => wait(work, ms / 20, ...rest);
const never = () => new Promise(() => {});
const HANGING = { counter: { CONTACT_RATE_LIMIT: { limit: never } }, queue: { CONTACT_OUTBOX: { send: never } } };
export default {
  fetch: (request, env, ctx) => worker.fetch(request, { ...env, ...HANGING[request.headers.get("x-hang")] }, ctx),
};`;

let contact: ContactSite;
beforeAll(async () => {
  contact = await ContactSite.start({ entry: FAST_CLOCK });
});
afterAll(() => contact.stop());
beforeEach(() => contact.reset());

const JSON_TYPE = "Content-Type: application/json";
const FORM_TYPE = "Content-Type: application/x-www-form-urlencoded";

/** Sends a raw head and body, and waits for the response as long as the runtime may take. */
const post = (path: string, headers: string[], body: string) =>
  rawRequest(
    contact.site.origin,
    requestLine(path, { method: "POST", headers: [`CF-Connecting-IP: ${newClient()}`, ...headers] }) + body,
    20_000,
  );

test.each([
  ["/api/contact", JSON_TYPE, '"type":"too-slow"'],
  ["/contact", FORM_TYPE, "did not arrive within ten seconds"],
])("CALL-1 a body that stalls on its way to %s gets 408, and its connection is closed", async (path, type, text) => {
  const answer = await post(path, [type, "Content-Length: 1000"], '{"n');
  expect(answer.status).toBe(408);
  expect(answer.body).toContain(text);
  expect(await contact.logged("contact", 1)).toMatchObject([{ outcome: "too-slow", status: 408 }]);
  expect(contact.gateway.seen).toHaveLength(0);
});

test("CALL-1 a rejected sender who never ends is disconnected", async () => {
  const headers = [JSON_TYPE, "Sec-Fetch-Site: cross-site", "Transfer-Encoding: chunked"];
  const answer = await post("/api/contact", headers, `4000\r\n${"x".repeat(16_384)}\r\n`.repeat(5));
  expect(answer.status).toBe(403);
});
