import { audit } from "./audit.ts";
import type { Result } from "./rehearsal.ts";

/** The table that a run prints. */
export function tableOf(result: Result): string {
  const { accepted, robots, lost, duplicated, unresolved } = audit(result.evidence);
  const rows: [string, number][] = [
    ["contact requests", result.evidence.planned.length],
    ...[...result.faults].map(([name, count]): [string, number] => [`  ${name}`, count]),
    ["accepted", accepted],
    ["of these with a filled honeypot field", robots],
    ["refused (malformed)", result.refused],
    ["gave up after eight tries", result.gaveUp],
    ["lost", lost.length],
    ["duplicated", duplicated.length],
    ["unresolved references", unresolved.length],
    ["became dead letters", result.dead],
    ["sent again from the dead letters", result.replayed],
    ["malformed messages among the dead letters", result.malformedKept],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join("\n");
}

/** One sentence for each fault. Empty if the rehearsal has passed. */
export function failuresOf(result: Result): string[] {
  const { lost, duplicated, unresolved, wrong } = audit(result.evidence);
  const malformedLost = result.malformed - result.malformedKept;
  const notReplayed = result.dead - result.replayed;
  return [
    ...lost.map((one) => `lost: ${one}`),
    ...duplicated.map((one) => `duplicated: ${one}`),
    ...unresolved.map((one) => `unresolved: ${one}`),
    ...wrong.map((one) => `wrong: ${one}`),
    ...result.complaints.map((one) => `error in the log: ${one}`),
    ...(malformedLost > 0 ? [`${malformedLost} malformed messages are not among the dead letters`] : []),
    ...(notReplayed > 0 ? [`${notReplayed} dead letters were not sent again`] : []),
    ...[...result.faults].filter(([, count]) => count === 0).map(([name]) => `never injected: ${name}`),
  ];
}
