import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendAlert } from "./alert.ts";
import { readConfig } from "./env.ts";

const ALERT = { event: "dead-letters", subject: "1 request", text: "Look." };
const HOOK = "https://hooks.example.gov/secret-path";
const BY_EMAIL = { ALERT_EMAIL_FROM: "site@example.gov", ALERT_EMAIL_TO: "ops@example.gov" };

let lines: Record<string, unknown>[];
const fetched = vi.fn<typeof fetch>();
const send = vi.fn<(message: object) => Promise<unknown>>();
beforeEach(() => {
  lines = [];
  for (const level of ["info", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => lines.push(JSON.parse(line)));
  fetched.mockReset().mockImplementation(async () => new Response());
  send.mockReset().mockImplementation(async () => ({ messageId: "1" }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const tell = (settings: Record<string, string>, isBound = true) =>
  sendAlert(
    readConfig({ CONTACT_API_ORIGIN: "https://gateway.example", ...settings }).config,
    isBound ? { ALERT_EMAIL: { send } as unknown as SendEmail } : {},
    ALERT,
  );

test("OPS-2 an alert goes by email if that is configured, and by nothing else", async () => {
  await tell({ ...BY_EMAIL, ALERT_WEBHOOK_URL: HOOK });
  expect(send).toHaveBeenCalledExactlyOnceWith({
    from: "site@example.gov",
    to: "ops@example.gov",
    subject: "1 request",
    text: "Look.",
  });
  expect(fetched).not.toHaveBeenCalled();
  expect(lines).toEqual([{ level: "info", event: "alert", about: "dead-letters", way: "email" }]);
});

test("OPS-2 an alert goes to the webhook if email is not configured, or fails", async () => {
  await tell({ ALERT_WEBHOOK_URL: HOOK }, false);
  send.mockRejectedValue(new TypeError("ops@example.gov"));
  await tell({ ...BY_EMAIL, ALERT_WEBHOOK_URL: HOOK });
  expect(fetched.mock.calls.map(([url, init]) => [url, JSON.parse(init!.body as string)])).toEqual(
    Array.from({ length: 2 }, () => [HOOK, { ...ALERT, text: "1 request\nLook." }]),
  );
  expect(lines.map(({ event, way }) => [event, way])).toEqual([
    ["alert", "webhook"],
    ["alert-failed", "email"],
    ["alert", "webhook"],
  ]);
});

test("OPS-2 an alert that cannot be sent is in the log, without addresses", async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 404 }));
  await tell({ ...BY_EMAIL, ALERT_WEBHOOK_URL: HOOK }, false);
  expect(lines).toMatchObject([
    { event: "alert-failed", way: "email", error: "NotSetError" },
    { event: "alert-failed", way: "webhook", error: "RefusedError", status: 404 },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/secret-path|example\.gov/);
});

test("OPS-2 without a configured channel nothing is sent", async () => {
  await tell({}, false);
  expect([fetched.mock.calls, lines]).toEqual([[], []]);
});
