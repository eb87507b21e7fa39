import { changes, releases } from "../../app/books/changes.ts";
import { requirements, scenarios } from "../../app/books/delivery.ts";
import { findings } from "../../app/books/flaws.ts";
import { hosts, OLD_HOST } from "../../app/books/hosts.ts";
import { invoices } from "../../app/books/invoices.ts";
import { documents } from "../../app/books/ledger/index.ts";
import { restores } from "../../app/books/operations.ts";
import { people } from "../../app/books/people.ts";
import { plan } from "../../app/books/action-plan.ts";
import { decisions } from "../../app/books/program.ts";
import { inventory } from "../../app/books/property.ts";

const idsOf = (records: readonly { id: string }[]) => new Set(records.map(({ id }) => id));

/** Forms of ids, each with the ids that the books contain. */
export const KNOWN_IDS: [RegExp, Set<string>][] = [
  [/^(WAR|SF132|ALT|PR|GPR|IPAC|GRD|RR|PAY|PRF|ACC|DEP)-26-|^SAMPLE26|^SMP26|^O26\d\d-/, idsOf(documents)],
  [/^CHG-26-\d+$/, idsOf(changes)],
  [/^P-26-\d+$/, idsOf(plan)],
  [/^REQ-\d+$/, idsOf(requirements)],
  [/^RT-\d+$/, new Set([...idsOf(scenarios), ...requirements.map(({ test }) => test)])],
  [/^FND-26-\d+$/, idsOf(findings)],
  [/^DEC-26-\d+$/, idsOf(decisions)],
  [/^RST-26-\d+$/, idsOf(restores)],
  [/^(TRN|HW|SVI)-\d+$/, idsOf(invoices)],
  [/^R26\.\d$/, new Set(Object.keys(releases))],
  [/^A-0001\d\d$/, new Set(inventory.map(({ tag }) => tag))],
  [/^(sfs-(app|web|int|db)-\w+)$/, new Set([...hosts.map(({ host }) => host), OLD_HOST])],
  [/^u-1\d{3}$/, idsOf(people)],
];
