import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startCloudflareApi } from "../../local/cloudflare-api.ts";
import { LOCAL_OUTBOX, LOCAL_RETRY_SECONDS } from "../../local/local-outbox.ts";
import { OutboxApi } from "../../scripts/lib/outbox/api.ts";
import { list, replay, show } from "../../scripts/lib/outbox/commands.ts";
import { ContactSite, REQUEST } from "../support/contact-site.ts";

const patiently = { timeout: 60_000, interval: 50 };

let contact: ContactSite;
let api: Awaited<ReturnType<typeof startCloudflareApi>>;
let letters: OutboxApi;
let webhook: Server;
let alerts: { event: string; text: string }[] = [];
beforeAll(async () => {
  webhook = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      alerts.push(JSON.parse(Buffer.concat(parts).toString()));
      response.end();
    });
  });
  await new Promise<void>((resolve) => webhook.listen(0, "127.0.0.1", resolve));
  const { port } = webhook.address() as AddressInfo;
  contact = await ContactSite.start({
    settings: { OUTBOX_RETRY_SECONDS: LOCAL_RETRY_SECONDS, ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` },
    worker: LOCAL_OUTBOX,
  });
  api = await startCloudflareApi({
    store: await contact.site.store("CONTACT_DEAD_LETTERS"),
    outbox: await contact.site.queue("CONTACT_OUTBOX"),
    queueName: "goldthread-outbox",
    token: "a-token",
  });
  letters = new OutboxApi({
    account: `${api.origin}/accounts/an-account`,
    token: "a-token",
    namespaceId: "dead-letters",
    queueName: "goldthread-outbox",
  });
});
beforeEach(() => {
  alerts = [];
  contact.reset();
});
afterAll(async () => {
  await api.stop();
  await contact.stop();
  await new Promise((resolve) => webhook.close(resolve));
});

/** Sends requests that the gateway rejects until their retries are exhausted, and returns their references. */
async function letDie(messages: string[]): Promise<string[]> {
  contact.gateway.setFault({ kind: "status", status: 503 });
  const answers = await Promise.all(messages.map((message) => contact.send({ ...REQUEST, message })));
  const references = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
  );
  await vi.waitFor(async () => expect(await letters.list()).toHaveLength(messages.length), patiently);
  contact.gateway.setFault(undefined);
  return references;
}

test(
  "OPS-2 a dead letter is stored, counted, reported, shown, sent again, and arrives once",
  { timeout: 120_000 },
  async () => {
    const references = await letDie(["first", "second 🧵"]);
    await vi.waitFor(() => expect(alerts.map(({ text }) => text).join("\n")).toContain(references[1]), patiently);
    const counted = contact.lines
      .filter((line) => line.includes('"event":"dead-letters"'))
      .map((line) => JSON.parse(line));
    expect(counted.reduce((sum, { kept }) => sum + (kept as number), 0)).toBe(2);
    expect(counted.flatMap((line) => line.references as string[]).toSorted()).toEqual(references.toSorted());

    const listed = await list(letters);
    for (const reference of references) expect(listed.text).toContain(reference);
    const told = [listed.text, JSON.stringify(alerts), ...contact.lines].join("\n");
    for (const typed of ["Jordan", "jordan", "555-0142", "Controller", "second"]) expect(told).not.toContain(typed);

    const shown = JSON.parse((await show(letters, references[1]!.toLowerCase())).text) as { message: { body: object } };
    expect(shown.message.body).toEqual({ ...REQUEST, message: "second 🧵" });

    expect(contact.gateway.received).toHaveLength(0);
    const replayed: string[] = [];
    const tell = (line: string) => replayed.push(line);
    expect(await replay(letters, references[0]!, tell)).toMatchObject({ ok: true });
    expect((await replay(letters, "all", tell)).ok).toBe(true);
    expect(replayed).toEqual(references.map((reference) => `${reference} is in the outbox again.`));
    await vi.waitFor(() => expect(contact.gateway.received).toHaveLength(2), patiently);
    expect(contact.gateway.received.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    expect(await list(letters)).toEqual({ text: "There are no dead letters.", ok: true });
  },
);

test(
  "OPS-2 a malformed message is stored unchanged, does not affect others, and is not sent again",
  { timeout: 120_000 },
  async () => {
    const outbox = await contact.site.queue("CONTACT_OUTBOX");
    await outbox.send({ name: "Jordan", odd: [null] }, { contentType: "json" });
    await outbox.send(new Uint8Array([0, 255]), { contentType: "bytes" });
    expect((await contact.send(REQUEST)).status).toBe(200);
    await vi.waitFor(async () => expect(await letters.list()).toHaveLength(2), patiently);
    const kept = await Promise.all((await letters.list()).map(({ key }) => letters.read(key)));
    expect(kept.toSorted()).toEqual(['{"base64":"AP8="}', '{"name":"Jordan","odd":[null]}']);
    const told: string[] = [];
    expect(await replay(letters, "all", (line) => told.push(line))).toMatchObject({ ok: false });
    for (const line of told) expect(line).toContain("nobody could deliver it");
    expect(told).toHaveLength(2);
    expect(await letters.list()).toHaveLength(2);
    expect(contact.gateway.received).toHaveLength(1);
  },
);

test("OPS-2 without access to the account the operator gets Cloudflare's own message", async () => {
  const stranger = new OutboxApi({
    account: `${api.origin}/accounts/x`,
    token: "wrong",
    namespaceId: "x",
    queueName: "x",
  });
  await expect(list(stranger)).rejects.toThrow(/403 .*Authentication error/);
});

test("OPS-2 if Cloudflare's email binding is configured, the alert is an email", { timeout: 120_000 }, async () => {
  const mailing = await ContactSite.start({
    settings: {
      OUTBOX_RETRY_SECONDS: LOCAL_RETRY_SECONDS,
      ALERT_EMAIL_FROM: "site@example.gov",
      ALERT_EMAIL_TO: "ops@example.gov",
    },
    worker: {
      ...LOCAL_OUTBOX,
      email: { send_email: [{ name: "ALERT_EMAIL", destination_address: "ops@example.gov" }] },
    },
  });
  await (await mailing.site.queue("CONTACT_OUTBOX")).send({ odd: true }, { contentType: "json" });
  await vi.waitFor(() => expect(mailing.lines.join("\n")).toContain('"event":"alert"'), patiently);
  expect(await mailing.logged("alert", 1)).toMatchObject([{ about: "dead-letters", way: "email" }]);
  await mailing.stop();
});
