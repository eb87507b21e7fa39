import { expect, test } from "vitest";
import { queueFaults, type QueueSettings } from "../../../scripts/lib/queue-faults.ts";

/** The queues of wrangler.toml's examples, with other names. */
const queues = (outbox: string, dead: string): QueueSettings => ({
  producers: [
    { binding: "CONTACT_OUTBOX", queue: outbox },
    { binding: "CONTACT_OUTBOX_DEAD", queue: dead },
  ],
  consumers: [{ queue: outbox, dead_letter_queue: dead }, { queue: dead }],
});

test("OPS-2 queues named as the worker expects, or none at all, are in order", () => {
  expect(queueFaults(queues("goldthread-outbox", "goldthread-outbox-dead"))).toEqual([]);
  expect(queueFaults({})).toEqual([]);
  expect(queueFaults({ producers: [], consumers: [] })).toEqual([]);
});

test("OPS-2 a queue of dead letters with another name is named wherever it stands, with what would come of it", () => {
  const why = '= "outbox-dlq" must end with -dead, or dead letters are sent to the gateway as requests';
  expect(queueFaults(queues("outbox", "outbox-dlq"), "env.staging.")).toEqual([
    `[[env.staging.queues.producers]] CONTACT_OUTBOX_DEAD: queue ${why}`,
    `[[env.staging.queues.consumers]] outbox: dead_letter_queue ${why}`,
  ]);
});

test("OPS-2 an outbox that the worker would take for dead letters is named", () => {
  const why = '= "not-dead" must not end with -dead, or requests are kept as dead letters and never sent';
  expect(queueFaults(queues("not-dead", "letters-dead"))).toEqual([
    `[[queues.producers]] CONTACT_OUTBOX: queue ${why}`,
    `[[queues.consumers]] queue ${why}`,
  ]);
});
