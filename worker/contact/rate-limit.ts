import { log } from "../log.ts";
import { settledWithin } from "../deadline.ts";

/** Time for the counter, which stands beside the worker and answers in a few milliseconds. */
const COUNTER_TIMEOUT_MS = 1000;

/**
 * Whether this client may send one more request now. Without the binding, without a client address (it is Cloudflare
 * that writes it), and when the counter itself fails or hangs, everyone may: losing a request would be worse.
 */
export async function isWithinRate(limiter: RateLimit | undefined, address: string | undefined): Promise<boolean> {
  if (!limiter || !address) return true;
  try {
    return (await settledWithin(COUNTER_TIMEOUT_MS, limiter.limit({ key: clientKey(address) }))).success;
  } catch {
    log("warn", "rate-limit-unavailable");
    return true;
  }
}

/**
 * What counts as one client: an IPv4 address, or an IPv6 network of 56 bits. That is the smallest network that providers
 * commonly give to one customer (RIPE-690); counted by 64 bits, such a customer would have 256 times the limit.
 */
export function clientKey(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::", 2);
  const groups = head ? head.split(":") : [];
  const rest = tail.split(":");
  while (groups.length + rest.length < 8) groups.push("0");
  const [first, second, third, fourth] = [...groups, ...rest].map((group) => Number.parseInt(group, 16) || 0);
  // The last byte of the fourth group says which of the customer's own networks it is.
  return `${[first, second, third, (fourth ?? 0) >> 8].map((group) => (group ?? 0).toString(16)).join(":")}/56`;
}
