/** A day, as 2026-11-22. */
export type Day = `${number}-${number}-${number}`;

/**
 * What the site says of the firm and only the firm can know: an identifier, a certificate, a figure, a rate. A sample stops
 * `npm run deploy` until the operator confirms it with his own value or takes it off the site. Source: BUY-4.
 */
export type Claim<Value> =
  | { state: "sample"; value: Value; proof: string }
  | { state: "confirmed"; value: Value; by: string; on: Day }
  | { state: "removed" };

/** A stand-in's value. `proof` is where the operator finds his own. */
export const sample = <Value>(value: Value, { proof }: { proof: string }): Claim<Value> => ({
  state: "sample",
  value,
  proof,
});

/** The firm's own value: who in the firm vouches for it, by name or seat, and on which day. */
export const confirmed = <Value>(value: Value, { by, on }: { by: string; on: Day }): Claim<Value> => ({
  state: "confirmed",
  value,
  by,
  on,
});

/** Nothing is claimed: pages leave out what would say it. */
export const removed = (): Claim<never> => ({ state: "removed" });

/** What the site says, or undefined where it says nothing. */
export const said = <Value>(claim: Claim<Value>): Value | undefined =>
  claim.state === "removed" ? undefined : claim.value;

/** What the site says of many, in their order, without what was taken off. */
export const allSaid = <Value>(claims: Readonly<Record<string, Claim<Value>>>): Value[] =>
  Object.values(claims).flatMap((claim) => (claim.state === "removed" ? [] : [claim.value]));

/** Whether one of these is still a stand-in's, so that what shows it has to say so. */
export const hasSample = (...claims: readonly Claim<unknown>[]): boolean =>
  claims.some(({ state }) => state === "sample");

/** What stands beside a stand-in's value that does not say so itself. */
export const STAND_IN = "SAMPLE";

/** What the site says, with that word behind it where it is a stand-in's. */
export const marked = (claim: Claim<string>): string | undefined =>
  claim.state === "sample" ? `${claim.value} (${STAND_IN})` : said(claim);

/** What the site says of many, each with the word that marks a stand-in's. */
export const labelled = <Value>(claims: Readonly<Record<string, Claim<Value>>>): { value: Value; mark?: string }[] =>
  Object.values(claims).flatMap((claim) =>
    claim.state === "removed" ? [] : [{ value: claim.value, ...(claim.state === "sample" && { mark: STAND_IN }) }],
  );
