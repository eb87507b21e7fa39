import { expect, test } from "vitest";
import { bindingFaults, type Bindings } from "./binding-faults.ts";

type QueueSettings = Bindings["queues"];

const queueFaults = (queues: QueueSettings) =>
  bindingFaults({ queues, kv_namespaces: [{ binding: "CONTACT_DEAD_LETTERS" }], send_email: [] });

/** The queues in wrangler.toml's examples, with other names. */
const queues = (outbox: string, dead: string): QueueSettings => ({
  producers: [
    { binding: "CONTACT_OUTBOX", queue: outbox },
    { binding: "CONTACT_OUTBOX_DEAD", queue: dead },
  ],
  consumers: [{ queue: outbox, dead_letter_queue: dead }, { queue: dead }],
});

test("OPS-2 queues with the expected names, or none at all, are valid", () => {
  expect(queueFaults(queues("goldthread-outbox", "goldthread-outbox-dead"))).toEqual([]);
  expect(queueFaults({})).toEqual([]);
  expect(queueFaults({ producers: [], consumers: [] })).toEqual([]);
});

test("OPS-2 a queue of dead letters with another name is reported, with the consequence", () => {
  expect(queueFaults(queues("outbox", "outbox-dlq"))).toEqual([
    "the queue outbox-dlq must end with -dead, or dead letters are sent to the gateway as requests",
  ]);
});

test("OPS-2 an outbox that the worker would mistake for dead letters is reported", () => {
  expect(queueFaults(queues("not-dead", "letters-dead"))).toEqual([
    "the queue not-dead must not end with -dead, or requests are kept as dead letters and never sent",
  ]);
});

test("OPS-2 an outbox without a consumer is reported: its requests would be deleted after days", () => {
  const outbox = { binding: "CONTACT_OUTBOX", queue: "goldthread-outbox" };
  const misspelled = { queue: "goldthread-outbux", dead_letter_queue: "goldthread-outbox-dead" };
  for (const consumers of [undefined, [], [misspelled]])
    expect(queueFaults({ producers: [outbox], consumers })).toEqual([
      "the queue goldthread-outbox of CONTACT_OUTBOX has no consumer, so its requests are deleted after days",
    ]);
});

test("OPS-2 an outbox without dead letters is reported; one that only has a consumer is valid", () => {
  const outbox = queues("goldthread-outbox", "goldthread-outbox-dead");
  expect(queueFaults({ ...outbox, consumers: [{ queue: "goldthread-outbox" }] })).toEqual([
    "the consumer of goldthread-outbox has no dead_letter_queue, so a request is deleted after its last retry",
  ]);
  expect(queueFaults({ consumers: outbox.consumers })).toEqual([]);
});

const bindings = (kv: string[], emails: string[], vars: Record<string, unknown>, dead = true) => ({
  vars,
  queues: dead ? queues("goldthread-outbox", "goldthread-outbox-dead") : {},
  kv_namespaces: kv.map((binding) => ({ binding })),
  send_email: emails.map((name) => ({ name })),
});
const ADDRESSES = { ALERT_EMAIL_FROM: "a@b.example", ALERT_EMAIL_TO: "c@d.example" };

test("OPS-2 complete bindings are valid, and so are none at all", () => {
  expect(bindingFaults(bindings(["CONTACT_DEAD_LETTERS"], ["ALERT_EMAIL"], ADDRESSES))).toEqual([]);
  expect(bindingFaults(bindings([], [], {}, false))).toEqual([]);
});

test("OPS-2 missing bindings for storing dead letters and for sending alerts are reported", () => {
  expect(bindingFaults(bindings([], [], ADDRESSES))).toEqual([
    "the KV namespace CONTACT_DEAD_LETTERS is missing, so dead letters of goldthread-outbox-dead cannot be stored",
    "the binding ALERT_EMAIL is missing, so no alert is emailed although ALERT_EMAIL_FROM is set",
  ]);
  expect(bindingFaults(bindings([], ["ALERT_EMAIL"], {}, false))).toEqual([
    "the binding ALERT_EMAIL exists, but ALERT_EMAIL_FROM and ALERT_EMAIL_TO are not set, so no alert is emailed",
  ]);
});
