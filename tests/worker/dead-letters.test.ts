import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { list, type Outbox, replay, show } from "../../scripts/outbox.ts";
import { EXAMPLE_REQUEST as REQUEST } from "../../shared/contact/example-request.ts";
import { ContactSite } from "../support/contact-site.ts";
import { LOCAL_OUTBOX, LOCAL_RETRY_SECONDS } from "../support/local-outbox.ts";

const patiently = { timeout: 60_000, interval: 50 };

let contact: ContactSite;
let outbox: Outbox;
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
  outbox = {
    store: await contact.site.store("CONTACT_DEAD_LETTERS"),
    queue: await contact.site.queue("CONTACT_OUTBOX"),
  } as unknown as Outbox;
});
beforeEach(() => {
  alerts = [];
  contact.reset();
});
afterAll(async () => {
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
  await vi.waitFor(async () => expect(await list(outbox)).toHaveLength(messages.length), patiently);
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

    const listed = await list(outbox);
    expect(listed.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    const told = [JSON.stringify(listed), JSON.stringify(alerts), ...contact.lines].join("\n");
    for (const typed of ["Jordan", "jordan", "555-0142", "Controller", "second"]) expect(told).not.toContain(typed);

    const shown = JSON.parse(await show(outbox, references[1]!.toLowerCase())) as { message: { body: object } };
    expect(shown.message.body).toEqual({ ...REQUEST, message: "second 🧵" });

    expect(contact.gateway.received).toHaveLength(0);
    const replayed: string[] = [];
    const tell = (line: string) => replayed.push(line);
    expect(await replay(outbox, references[0]!, tell)).toBe(true);
    expect(await replay(outbox, "all", tell)).toBe(true);
    expect(replayed).toEqual(references.map((reference) => `${reference} is in the outbox again.`));
    await vi.waitFor(() => expect(contact.gateway.received).toHaveLength(2), patiently);
    expect(contact.gateway.received.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    expect(await list(outbox)).toEqual([]);
  },
);

test(
  "OPS-2 a malformed message is stored unchanged, does not affect others, and is not sent again",
  { timeout: 120_000 },
  async () => {
    const queue = await contact.site.queue("CONTACT_OUTBOX");
    await queue.send({ name: "Jordan", odd: [null] }, { contentType: "json" });
    await queue.send(new Uint8Array([0, 255]), { contentType: "bytes" });
    expect((await contact.send(REQUEST)).status).toBe(200);
    await vi.waitFor(async () => expect(await list(outbox)).toHaveLength(2), patiently);
    const kept = await Promise.all((await list(outbox)).map(({ id }) => outbox.store.get(id)));
    expect(kept.toSorted()).toEqual(['{"base64":"AP8="}', '{"name":"Jordan","odd":[null]}']);
    const told: string[] = [];
    expect(await replay(outbox, "all", (line) => told.push(line))).toBe(false);
    for (const line of told) expect(line).toContain("nobody could deliver it");
    expect(told).toHaveLength(2);
    expect(await list(outbox)).toHaveLength(2);
    expect(contact.gateway.received).toHaveLength(1);
  },
);
