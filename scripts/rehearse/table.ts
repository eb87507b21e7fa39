import type { Fault } from "./faults.ts";
import type { Account } from "./ledger.ts";

/** What a rehearsal found. */
export interface Result {
  seed: number;
  requests: number;
  seconds: number;
  faults: [Fault, number][];
  account: Account;
  /** Requests that came to the dead letters, letters that were sent again, and malformed messages that were kept. */
  dead: number;
  replayed: number;
  odd: number;
  alerts: number;
  reading: { pages: number; files: number; missing: string[]; half: string[]; failed: string[] };
  /** What the runtime, or the worker's own log, complained of. */
  complaints: string[];
}

/** The table that a run prints. */
export function tableOf(result: Result): string {
  const { account, reading } = result;
  const rows: [string, string | number][] = [
    ["seed", result.seed],
    ["contact requests", result.requests],
    ...result.faults.map(([name, count]): [string, number] => [`  ${name}`, count]),
    ["accepted", account.accepted],
    ["refused, or given up", account.refused],
    ["lost", account.lost.length],
    ["doubled", account.doubled.length],
    ["unresolved references", account.unresolved.length],
    ["answered with a page by the gateway, each told in the log", account.doubted],
    ["came to the dead letters", result.dead],
    ["sent again from there", result.replayed],
    ["malformed messages kept", result.odd],
    ["alerts", result.alerts],
    ["pages seen", reading.pages],
    ["files seen", reading.files],
    ["missing files", reading.missing.length],
    ["half pages", reading.half.length],
    ["seconds", result.seconds],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n");
}

/** One sentence for each thing that must not be. Empty where all is well. */
export function failuresOf({ faults, account, reading, complaints }: Result): string[] {
  return [
    ...account.lost.map((one) => `lost: ${one}`),
    ...account.doubled.map((one) => `doubled: ${one}`),
    ...account.unresolved.map((one) => `unresolved: ${one}`),
    ...account.wrong.map((one) => `wrong: ${one}`),
    ...reading.missing.map((one) => `missing file: ${one}`),
    ...reading.half.map((one) => `half page: ${one}`),
    ...reading.failed.map((one) => `failed: ${one}`),
    ...complaints.map((one) => `complaint: ${one}`),
    ...faults.filter(([, count]) => count === 0).map(([name]) => `never injected: ${name}`),
  ];
}
