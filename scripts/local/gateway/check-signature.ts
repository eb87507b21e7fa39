import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Components that a signature must cover. Source: OPS-5. */
const COVERED = [
  "@method",
  "@authority",
  "@path",
  "content-digest",
  "content-type",
  "idempotency-key",
  "x-request-id",
  "x-reference",
  "date",
];

/** Maximum age of a call, and maximum clock skew. */
const MAX_AGE_SECONDS = 300;

export interface CallToCheck {
  method: string;
  path: string;
  body: string;
  header: (name: string) => string | undefined;
}

/**
 * The reason to reject a call, or undefined if it is signed with one of the secrets. An independent implementation of
 * the gateway's check that shares no code with the site. During a key rotation the gateway accepts both secrets.
 * @param now milliseconds since 1970
 */
export function signatureProblem(call: CallToCheck, secrets: readonly string[], now: number): string | undefined {
  const { header, body } = call;
  const input = /^(\w+)=(\(("[^"]+"(?: "[^"]+")*)\)(.*))$/.exec(header("signature-input") ?? "");
  if (!input) return "There is no signature.";
  const [, label, parameters = "", list = "", rest = ""] = input;
  const names = list.split(" ").map((name) => name.slice(1, -1));
  if (COVERED.some((name) => !names.includes(name))) return `The signature must cover ${COVERED.join(", ")}.`;

  const keyId = /;keyid="([^"]*)"/.exec(rest)?.[1];
  const secret = secrets.find((one) => sha256(one, "hex").startsWith(keyId || "?"));
  if (!secret) return "The key is not known.";
  if (header("content-digest") !== `sha-256=:${sha256(body, "base64")}:`)
    return "The body is not the one that was signed.";
  const created = Number(/;created=(\d+)/.exec(rest)?.[1] ?? Number.NaN);
  const isFresh = (seconds: number) => Math.abs(now / 1000 - seconds) <= MAX_AGE_SECONDS;
  if (!isFresh(created) || !isFresh(Date.parse(header("date") ?? "") / 1000)) return "The signature is too old.";

  const derived: Record<string, string> = {
    "@method": call.method,
    "@authority": (header("host") ?? "").toLowerCase(),
    "@path": call.path,
  };
  const lines = names.map((name) => `"${name}": ${derived[name] ?? header(name) ?? ""}`);
  const base = [...lines, `"@signature-params": ${parameters}`].join("\n");
  const right = Buffer.from(`${label}=:${createHmac("sha256", secret).update(base).digest("base64")}:`);
  const given = Buffer.from(header("signature") ?? "");
  return right.length === given.length && timingSafeEqual(right, given) ? undefined : "The signature is wrong.";
}

const sha256 = (text: string, encoding: "hex" | "base64") => createHash("sha256").update(text).digest(encoding);
