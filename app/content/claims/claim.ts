/** A day, as 2026-11-22. */
export type Day = `${number}-${number}-${number}`;

/**
 * A statement about the firm that only the firm can confirm: an identifier, a certificate, a figure, a rate. A sample
 * blocks `wrangler deploy` until the operator confirms it with a real value or removes it. Source: BUY-4.
 */
export type Claim<Value> =
  | { state: "sample"; value: Value; proof: string }
  | { state: "confirmed"; value: Value; by: string; on: Day }
  | { state: "removed" };

/** A sample value. `proof` says where the operator finds the real one. */
export const sample = <Value>(value: Value, { proof }: { proof: string }): Claim<Value> => ({
  state: "sample",
  value,
  proof,
});

/** The firm's own value: who confirmed it, by name or role, and on which day. */
export const confirmed = <Value>(value: Value, { by, on }: { by: string; on: Day }): Claim<Value> => ({
  state: "confirmed",
  value,
  by,
  on,
});

/** Not claimed: pages omit whatever would state it. */
export const removed = (): Claim<never> => ({ state: "removed" });

/** The claimed value, or undefined if not claimed. */
export const claimedValue = <Value>(claim: Claim<Value>): Value | undefined =>
  claim.state === "removed" ? undefined : claim.value;

/** The claimed values, in order. */
export const claimedValues = <Value>(claims: Readonly<Record<string, Claim<Value>>>): Value[] =>
  Object.values(claims).flatMap((claim) => (claim.state === "removed" ? [] : [claim.value]));

/** Whether any of these is a sample, so that pages must label it. */
export const hasSample = (...claims: readonly Claim<unknown>[]): boolean =>
  claims.some(({ state }) => state === "sample");

/** Label of sample values that do not say so themselves. */
export const PLACEHOLDER_LABEL = "SAMPLE";

/** The claimed values, each with a label if it is a sample. */
export const labeledValues = <Value>(
  claims: Readonly<Record<string, Claim<Value>>>,
): { value: Value; mark?: string }[] =>
  Object.values(claims).flatMap((claim) =>
    claim.state === "removed" ? [] : [{ value: claim.value, ...(claim.state === "sample" && { mark: PLACEHOLDER_LABEL }) }],
  );
