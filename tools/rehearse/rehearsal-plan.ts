import type { Random } from "./random.ts";

/** Who sends a request, which decides what must happen to it. */
export type Sender = "person" | "robot" | "malformed";

export interface PlannedRequest {
  /** Part of the message, so that the request is recognized wherever it arrives. */
  id: string;
  sender: Sender;
  /** The JSON route, or a page with the form, which is posted as a browser without JavaScript does. */
  path: string;
  contentType: string;
  body: string;
  /** The visitor's IP address: an own one, because the rate limit is not tested here. */
  address: string;
  clicksTwice: boolean;
  /** Whether the visitor disconnects during the first try. */
  disconnects: boolean;
}

const PAGES_WITH_FORM = [
  ["/contact", "DigitalTransformation"],
  ["/services/digital-transformation", "DigitalTransformation"],
  ["/services/database-and-infrastructure-management", "databaseinfrastructuremanagement"],
] as const;
const PACKS = ["sap", "sap,a123-support", "cicd,unison-prism,unknown-service"];
const WORDS = ["invoice", "close", "audit", "ledger", "“year-end”", "reconciliation", "🧵", "naïve", "\n", "日本語"];
const FORM_TYPE = "application/x-www-form-urlencoded";
const MISTAKES = ["invalid email", "line break in the name", "wrong content type", "too large", "truncated"] as const;

/** @param minimum how often the rarest kind is expected at least; matters in short rehearsals */
export function planRequests(count: number, random: Random, minimum: number): PlannedRequest[] {
  const atLeast = (probability: number) => Math.max(probability, minimum / count);
  return Array.from({ length: count }, (_, index): PlannedRequest => {
    const draw = random.for("request", index);
    const id = `request-${index}`;
    const sender = draw.oneOf({ robot: 0.03, malformed: 0.04 }) ?? "person";
    const isForm = draw.chance(0.2);
    const [page, service] = draw.pick(PAGES_WITH_FORM);
    const fields: Record<string, string> = {
      form_type: "common",
      service,
      name: `Visitor ${index}`,
      email: `visitor.${index}@agency.example`,
      phone: draw.pick(["", "(202) 555-0142"]),
      company: draw.pick(["", "Office of the Controller"]),
      message: `${id}: ${Array.from({ length: draw.whole(1, 40) }, () => draw.pick(WORDS)).join(" ")}.`,
    };
    if (draw.chance(0.08)) fields["pack"] = draw.pick(PACKS);
    // Without JavaScript, a page has no idempotency key.
    if (!isForm)
      Object.assign(fields, { idempotency_key: crypto.randomUUID(), form_age_ms: String(draw.whole(2000, 600_000)) });
    if (sender === "robot") fields["website"] = "https://robot.example";
    const mistake = sender === "malformed" ? draw.pick(MISTAKES) : undefined;
    if (mistake === "invalid email") fields["email"] = "nobody";
    if (mistake === "line break in the name") fields["name"] = "Visitor\nBcc: all@agency.example";
    let body = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
    if (mistake === "too large") body = body.padEnd(70_000, "x");
    // Half of a form is valid, so a truncated form keeps only the field names.
    if (mistake === "truncated") body = isForm ? "form_type&service&name" : body.slice(0, body.length / 2);
    return {
      id,
      sender,
      path: isForm ? page : "/api/contact",
      contentType: mistake === "wrong content type" ? "text/plain" : isForm ? FORM_TYPE : "application/json",
      body,
      address: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
      clicksTwice: draw.chance(atLeast(0.05)),
      disconnects: draw.chance(atLeast(0.04)),
    };
  });
}

/** The id of the request that is contained in a value, such as the gateway's JSON or a queue message. */
export const requestIdIn = (value: unknown): string | undefined =>
  /request-\d+/.exec(JSON.stringify(value ?? null))?.[0];
