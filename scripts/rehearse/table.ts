import type { Fault } from "./faults.ts";
import type { Account } from "./ledger.ts";
import type { Verdict } from "./stop-bad-builds.ts";

/** What the smoke test said of the good build and of bad ones. */
export interface BadBuilds {
  good: Verdict;
  bad: readonly Verdict[];
}

/** What a rehearsal found. */
export interface Result {
  seed: number;
  requests: number;
  faults: [Fault, number][];
  account: Account;
  /** Visitors who were turned away, and who gave up after several tries. */
  refused: number;
  gaveUp: number;
  /** Requests that came to the dead letters, letters that were sent again, and malformed messages that were kept. */
  dead: number;
  replayed: number;
  odd: number;
  alerts: number;
  /** Malformed messages that were put into the outbox. */
  oddSent: number;
  reading: { pages: number; files: number; missing: string[]; half: string[]; failed: string[] };
  /** What the runtime, or the worker's own log, complained of. */
  complaints: string[];
}

/** The table that a run prints. */
export function tableOf(result: Result, { bad }: BadBuilds, seconds: number): string {
  const { account, reading } = result;
  const rows: [string, string | number][] = [
    ["seed", result.seed],
    ["contact requests", result.requests],
    ...result.faults.map(([name, count]): [string, number] => [`  ${name}`, count]),
    ["accepted", account.accepted],
    ["robots told that all went well, and dropped", account.robots],
    ["refused (robots, malformed, too many)", result.refused],
    ["gave up after eight tries", result.gaveUp],
    ["lost", account.lost.length],
    ["doubled", account.doubled.length],
    ["unresolved references", account.unresolved.length],
    ["not taken by a gateway that said 200, each named in the log", account.doubted],
    ["came to the dead letters", result.dead],
    ["sent again from there", result.replayed],
    ["malformed messages kept", result.odd],
    ["alerts", result.alerts],
    ["pages seen", reading.pages],
    ["files seen", reading.files],
    ["missing files", reading.missing.length],
    ["half pages", reading.half.length],
    ["bad builds stopped", `${bad.filter(({ problems }) => problems.length > 0).length} of ${bad.length}`],
    ["seconds", seconds],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n");
}

/** One sentence for each thing that must not be. Empty where all is well. */
export function failuresOf({ faults, account, reading, complaints, odd, oddSent }: Result): string[] {
  return [
    ...account.lost.map((one) => `lost: ${one}`),
    ...account.doubled.map((one) => `doubled: ${one}`),
    ...account.unresolved.map((one) => `unresolved: ${one}`),
    ...account.wrong.map((one) => `wrong: ${one}`),
    ...reading.missing.map((one) => `missing file: ${one}`),
    ...reading.half.map((one) => `half page: ${one}`),
    ...reading.failed.map((one) => `failed: ${one}`),
    ...complaints.map((one) => `complaint: ${one}`),
    ...(odd < oddSent ? [`lost: ${oddSent - odd} malformed messages are not among the dead letters`] : []),
    ...faults.filter(([, count]) => count === 0).map(([name]) => `never injected: ${name}`),
  ];
}

/** The rows about bad builds. */
export const verdictRows = ({ bad }: BadBuilds): string =>
  bad
    .map(({ name, problems }) => `  ${problems.length > 0 ? "stopped" : "MISSED "}  ${name}: ${problems[0] ?? ""}`)
    .join("\n");

/** One sentence for each verdict that is wrong. */
export const wrongVerdicts = ({ good, bad }: BadBuilds): string[] => [
  ...good.problems.map((problem) => `the good build was stopped: ${problem}`),
  ...bad.filter(({ problems }) => problems.length === 0).map(({ name }) => `not stopped: ${name}`),
];
