import { expect, test } from "vitest";
import { checkEach } from "../../tests/support/check-each.ts";
import { bindingFaults, type Bindings } from "./binding-faults.ts";

type Queues = Bindings["queues"];

/** The queues in wrangler.toml's examples, with other names. */
const queues = (outbox: string, dead: string): Queues => ({
  producers: [
    { binding: "CONTACT_OUTBOX", queue: outbox },
    { binding: "CONTACT_OUTBOX_DEAD", queue: dead },
  ],
  consumers: [{ queue: outbox, dead_letter_queue: dead }, { queue: dead }],
});
const GOOD = queues("goldthread-outbox", "goldthread-outbox-dead");
const UNREAD = "the queue goldthread-outbox of CONTACT_OUTBOX has no consumer, so its requests are deleted after days";

const QUEUES: [what: string, queues: Queues, faults: string[]][] = [
  ["the expected names", GOOD, []],
  ["none", {}, []],
  ["a consumer alone", { consumers: GOOD.consumers }, []],
  [
    "dead letters of another name",
    queues("outbox", "outbox-dlq"),
    ["the queue outbox-dlq must end with -dead, or dead letters are sent to the gateway as requests"],
  ],
  [
    "an outbox with the name of dead letters",
    queues("not-dead", "letters-dead"),
    ["the queue not-dead must not end with -dead, or requests are kept as dead letters and never sent"],
  ],
  ["an outbox without a consumer", { producers: GOOD.producers!.slice(0, 1) }, [UNREAD]],
  [
    "a misspelled consumer",
    {
      producers: GOOD.producers!.slice(0, 1),
      consumers: [{ queue: "goldthread-outbux", dead_letter_queue: "goldthread-outbox-dead" }],
    },
    [UNREAD],
  ],
  [
    "an outbox without dead letters",
    { ...GOOD, consumers: [{ queue: "goldthread-outbox" }] },
    ["the consumer of goldthread-outbox has no dead_letter_queue, so a request is deleted after its last retry"],
  ],
];

test("OPS-2 queues that would lose requests are reported, with the consequence", () =>
  checkEach(QUEUES, (_what, given, faults) => {
    const stores = [{ binding: "CONTACT_DEAD_LETTERS" }];
    expect(bindingFaults({ queues: given, kv_namespaces: stores, send_email: [] })).toEqual(faults);
  }));

test("OPS-2 missing bindings for storing dead letters and for sending alerts are reported", () => {
  const vars = { ALERT_EMAIL_FROM: "a@b.example", ALERT_EMAIL_TO: "c@d.example" };
  expect(bindingFaults({ vars, queues: GOOD, kv_namespaces: [], send_email: [] })).toEqual([
    "the KV namespace CONTACT_DEAD_LETTERS is missing, so dead letters of goldthread-outbox-dead cannot be stored",
    "the binding ALERT_EMAIL is missing, so no alert is emailed although ALERT_EMAIL_FROM is set",
  ]);
  expect(bindingFaults({ queues: {}, kv_namespaces: [], send_email: [{ name: "ALERT_EMAIL" }] })).toEqual([
    "the binding ALERT_EMAIL exists, but ALERT_EMAIL_FROM and ALERT_EMAIL_TO are not set, so no alert is emailed",
  ]);
});
