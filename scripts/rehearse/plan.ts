import type { Random } from "./random.ts";

/** How a request is meant, and so what has to become of it. */
export type Intent = "person" | "robot" | "hurried robot" | "flood" | "malformed";

/** One contact request, before anybody has sent it. */
export interface PlannedRequest {
  /** Stands in its message, so that it is known again wherever it arrives. */
  mark: string;
  intent: Intent;
  /** The JSON route, or a page with the form, which is posted as a browser without JavaScript does. */
  path: string;
  contentType: string;
  body: string;
  /** The visitor's address as Cloudflare's header says it. */
  address: string;
  clicksTwice: boolean;
  /** Whether the visitor's connection breaks at the first try. */
  losesAnswer: boolean;
}

const PAGES_WITH_FORM = [
  ["/contact", "DigitalTransformation"],
  ["/services/digital-transformation", "DigitalTransformation"],
  ["/services/database-and-infrastructure-management", "databaseinfrastructuremanagement"],
] as const;
const JSON_ROUTE = "/api/contact";
const PACKS = ["sap", "sap,a123-support", "cicd,unison-prism,nobody-knows-this"];
const WORDS = ["invoice", "close", "audit", "ledger", "“year-end”", "reconciliation", "🧵", "naïve", "\n", "日本語"];

const SHARES = { robot: 0.03, "hurried robot": 0.02, flood: 0.03, malformed: 0.04 };

/** Robots that flood share so few addresses that each sends more than it may. */
const FLOODING_ADDRESSES = 3;

/** @param fewest how often the rarest must occur at least, for short rehearsals */
export function planRequests(count: number, random: Random, fewest: number): PlannedRequest[] {
  const often = (share: number) => Math.max(share, fewest / count);
  return Array.from({ length: count }, (_, index): PlannedRequest => {
    const draw = random.for("request", index);
    const mark = `request-${index}`;
    const intent = draw.oneOf(SHARES) ?? "person";
    const isForm = intent !== "flood" && draw.chance(0.2);
    const [page, service] = draw.pick(PAGES_WITH_FORM);
    const fields: Record<string, string> = {
      form_type: "common",
      service,
      name: `Visitor ${index}`,
      email: `visitor.${index}@agency.example`,
      phone: draw.pick(["", "(202) 555-0142"]),
      company: draw.pick(["", "Office of the Controller"]),
      message: `${mark}: ${Array.from({ length: draw.whole(1, 40) }, () => draw.pick(WORDS)).join(" ")}.`,
    };
    if (draw.chance(0.08)) fields["pack"] = draw.pick(PACKS);
    // A page without JavaScript sends no key.
    if (!isForm)
      Object.assign(fields, { idempotency_key: draw.uuid(), form_age_ms: String(draw.whole(2000, 600_000)) });
    if (intent === "robot") fields["website"] = "https://robot.example";
    if (intent === "hurried robot") fields["form_age_ms"] = String(draw.whole(0, 1500));
    const wrong = intent === "malformed" ? draw.pick(WRONG_WAYS) : undefined;
    if (wrong === "no email") fields["email"] = "nobody";
    if (wrong === "two lines") fields["name"] = "Visitor\nBcc: all@agency.example";
    const written = isForm ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
    return {
      mark,
      intent,
      path: isForm ? page : JSON_ROUTE,
      contentType: wrong === "wrong type" ? "text/plain" : isForm ? FORM_TYPE : "application/json",
      body: wrong === "too large" ? written.padEnd(70_000, "x") : wrong === "half" ? halfOf(written, isForm) : written,
      address:
        intent === "flood"
          ? `203.0.113.${index % FLOODING_ADDRESSES}`
          : `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
      clicksTwice: draw.chance(often(0.05)),
      losesAnswer: draw.chance(often(0.04)),
    };
  });
}

/** The mark in whatever holds a request: the gateway's JSON, or a message of the outbox. */
export const markOf = (value: unknown): string | undefined => /request-\d+/.exec(JSON.stringify(value ?? null))?.[0];

const FORM_TYPE = "application/x-www-form-urlencoded";
const WRONG_WAYS = ["no email", "two lines", "wrong type", "too large", "half"] as const;

/** What has come when a sender breaks off. Of a form only names are left, since half a form reads as a whole one. */
const halfOf = (written: string, isForm: boolean) =>
  isForm ? "form_type&service&name" : written.slice(0, written.length >> 1);
