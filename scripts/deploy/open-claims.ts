import type { PlacedClaim } from "../../app/content/claims/index.ts";
import { sampleValues } from "../../app/content/sample-values.ts";

/**
 * A claim that the firm has not confirmed. `why` is shown to the operator; `proof` says where to find the firm's own
 * value.
 */
interface OpenClaim extends PlacedClaim {
  why: string;
  proof?: string;
}

/**
 * Claims that must not be deployed: samples, and claims not confirmed by a person, not confirmed by today, or confirmed
 * with a sample's value.
 * @param today as 2026-11-22
 */
export function openClaims(claims: readonly PlacedClaim[], today: string): OpenClaim[] {
  return claims.flatMap((placed) => {
    const why = whyOpen(placed, today);
    if (!why) return [];
    return [{ ...placed, why, ...(placed.claim.state === "sample" && { proof: placed.claim.proof }) }];
  });
}

function whyOpen({ claim }: PlacedClaim, today: string): string | undefined {
  if (claim.state === "removed") return undefined;
  if (claim.state === "sample") return shown(claim.value);
  if (!claim.by.trim()) return "confirmed by nobody";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(claim.on) && !Number.isNaN(Date.parse(claim.on));
  if (!isDay) return `confirmed on ${claim.on}, which is no day: write it as ${today}`;
  if (claim.on > today) return `confirmed on ${claim.on}, which is yet to come`;
  const samples = sampleValues({ value: claim.value });
  return samples.length > 0 ? `confirmed, with a sample's value: ${samples[0]!.value}` : undefined;
}

/** The whole value in one line. */
function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value)
    .filter((part) => part !== "")
    .join(", ");
}

/** One line per claim, grouped by file. */
const byFile = (claims: readonly (PlacedClaim & { line: string })[]): string =>
  claims
    .flatMap(({ file, path, line }, index) => [
      ...(file === claims[index - 1]?.file ? [] : [`  ${file}`]),
      `    ${path}: ${line}`,
    ])
    .join("\n");

/** The message about open claims: each with its file, and what to do. */
export const openClaimsReport = (open: readonly OpenClaim[], today: string): string =>
  `${byFile(open.map((one) => ({ ...one, line: one.proof ? `${one.why} (proof: ${one.proof})` : one.why })))}

Put the firm's own value in place of each, and say who vouches for it since when:
  uei: confirmed("…", { by: "Director of Contracts", on: "${today}" }),
or take it off the site; pages close the gap:
  uei: removed(),`;
