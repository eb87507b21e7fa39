import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import * as v from "valibot";
import { UNSENT_FIELDS } from "../../../shared/contact/answer.ts";
import { ADDED_FIELDS } from "../../../shared/contact/fields.ts";
import { ContactSchema } from "../../../shared/contact/schema.ts";
import { PACK_KEY } from "../../../app/ui/stored-pack.ts";
import { privacyPage } from "../../../app/content/pages/privacy.ts";
import type { TextSection } from "../../../app/content/types/text-page.types.ts";
import { forwardToGateway } from "../../../worker/contact/gateway.ts";
import type { OutboxMessage } from "../../../worker/contact/message.ts";
import { deadLetterRecord } from "../../../worker/contact/dead-letter-record.ts";
import { putInOutbox } from "../../../worker/contact/outbox.ts";
import { composeRequest } from "../../../worker/contact/compose-message.ts";
import { jsonFor } from "../../../worker/contact/handle-request.ts";
import { checkTurnstile } from "../../../worker/contact/turnstile.ts";

afterEach(() => vi.unstubAllGlobals());

const sections: readonly TextSection[] = privacyPage.sections;

/** The names listed in a section of the notice. */
function namesIn(id: string): string[] {
  const section = sections.find((one) => one.id === id);
  if (section?.kind !== "fields") throw new Error(`The notice has no fields under "${id}".`);
  return section.rows.flatMap(({ name }) => name.split(", ")).toSorted();
}

const form = v.parse(ContactSchema, {
  service: "DigitalTransformation",
  about: "cybersecurity",
  name: "Jordan Avery",
  email: "jordan.avery@agency.gov",
  message: "Three queues.",
});
const request = composeRequest(form, {}, "https://www.example.gov")!;
const delivery = { body: jsonFor(request), idempotencyKey: "key", requestId: "id", reference: "GT-1" };

/** Source files of a folder, without page texts. */
const sourcesIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ["**/*.test.{ts,tsx}"] })
    .filter((file) => !file.startsWith("app/content/"))
    .map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("TRUST-1 the notice names every field and every header of the call to the gateway, and no other", async () => {
  let sent: RequestInit | undefined;
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    sent = init;
    return new Response(null, { status: 200 });
  });
  const gateway = { origin: "https://gateway.example.gov", signingSecret: "s".repeat(32) };
  await forwardToGateway(gateway, { ...delivery, suspicion: "honeypot" }, () => {});
  const fields = Object.keys(JSON.parse(String(sent?.body)) as object);
  expect(namesIn("form")).toEqual([...fields, ...new Headers(sent?.headers).keys()].toSorted());
});

test("TRUST-1 the notice names every form field that the gateway does not get as a field", () => {
  expect(namesIn("checks")).toEqual([...ADDED_FIELDS, ...Object.values(UNSENT_FIELDS)].toSorted());
});

test("TRUST-1 the notice names everything sent to Cloudflare with Turnstile's token", async () => {
  let sent: RequestInit | undefined;
  vi.stubGlobal("fetch", async (_address: string, init: RequestInit) => {
    sent = init;
    return Response.json({ success: true });
  });
  const config = { siteKey: "key", secretKey: "secret", verifyOrigin: "https://challenges.example" };
  const facts = { idempotencyKey: "key", address: "192.0.2.1", hosts: [] };
  await checkTurnstile(config, { [UNSENT_FIELDS.turnstileToken]: "proof" }, facts);
  expect(Object.keys(JSON.parse(String(sent?.body)) as object).toSorted()).toEqual([
    "idempotency_key",
    "remoteip",
    "response",
    "secret",
  ]);
  const section = sections.find(({ id }) => id === "checks");
  const rows = section?.kind === "fields" ? section.rows : [];
  const text = rows.find(({ name }) => name === UNSENT_FIELDS.turnstileToken)?.text;
  expect(text).toMatch(/the proof .* your network address .* the fingerprint/);
});

test("TRUST-1 the notice names every field of a queued message, and of a dead letter", async () => {
  let message: OutboxMessage | undefined;
  const queue = {
    send: async (body: OutboxMessage) => {
      message = body;
    },
  };
  await putInOutbox(queue as unknown as Queue<OutboxMessage>, { ...delivery, suspicion: "honeypot" });
  const { label } = deadLetterRecord("id", message, new Date());
  expect(namesIn("queue")).toEqual([...new Set([...Object.keys(message!), ...Object.keys(label)])].toSorted());
});

test("TRUST-1 the notice names everything that the site stores in a browser", () => {
  const router = globSync("node_modules/react-router/dist/production/**/*.js").map((file) =>
    readFileSync(file, "utf8"),
  );
  const ofRouter = [...router.join("").matchAll(/\b[A-Z_]+_STORAGE_KEY = "([^"]+)"/g)].map(([, key]) => key!);
  expect(new Set(ofRouter).size).toBe(3);
  const places = sourcesIn("app")
    .filter(({ text }) => text.includes("Storage.setItem("))
    .map(
      ({ file, text }) =>
        namesIn("browser").find((name) => text.includes(`"${name}"`) || text.includes(`\`${name}`)) ??
        // The pack's inline script imports the name from the module that reads and writes the pack.
        (text.includes("PACK_KEY") ? PACK_KEY : file),
    );
  expect([...new Set([...places, ...ofRouter])].toSorted()).toEqual(namesIn("browser"));
  const others = /document\.cookie|cookieStore|indexedDB|\bcaches\.(?:open|default|match)\b|serviceWorker/;
  expect(
    sourcesIn("app")
      .filter(({ text }) => others.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});

test("TRUST-1 the worker reads a visitor's address only where the notice says so, and no other identifying data", () => {
  const uses = sourcesIn("worker").flatMap(({ file, text }) => [...text.matchAll(/cf-connecting-ip/g)].map(() => file));
  expect(uses).toEqual(["worker/contact/handle-request.ts", "worker/contact/handle-request.ts"]);
  const others = /"(?:user-agent|referer|cookie|accept-language|x-real-ip|x-forwarded-for|cf-ipcountry)"|\braw\.cf\b/i;
  expect(
    sourcesIn("worker")
      .filter(({ text }) => others.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});

test("TRUST-1 the notice's numbers are those of the settings: twenty requests a minute, and no log but the worker's own", () => {
  // A trace contains complete URLs, which the notice would have to mention first.
  const settings = readFileSync("wrangler.toml", "utf8");
  expect([...settings.matchAll(/^simple = (.*)$/gm)].map(([, limit]) => limit)).toEqual([
    "{ limit = 20, period = 60 }",
    "{ limit = 20, period = 60 }",
  ]);
  expect(settings).toMatch(/^invocation_logs = false$/m);
  expect(settings).not.toMatch(/^\s*traces\b/m);
  expect(settings).not.toMatch(/^\s*\[(?:.+\.)?observability\.traces\]/m);
});
