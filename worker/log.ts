/** Writes one line of JSON to the console. Must not contain personal data: only ids, outcomes, states and durations. */
export function log(level: "info" | "warn" | "error", event: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}
