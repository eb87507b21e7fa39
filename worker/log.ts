/** One line of JSON on the worker's console. Never personal data: ids, outcomes, states and durations only. */
export function log(level: "info" | "warn" | "error", event: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}
