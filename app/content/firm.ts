import { cmmiLevel } from "./claims/certification-claims.ts";
import { BLANK } from "./interface/samples.ts";
import { RESPONSE_HOURS } from "./promised-hours.ts";

/**
 * The firm's details. Any value recognizable as a sample (blanks, 555-01xx numbers, `.example` domains, "Sample" in names and
 * the address) blocks `wrangler deploy` until it is replaced. Claims that need confirmation are in claims/.
 */
export const firm = {
  name: "Goldthread",
  legalName: "Goldthread Sample LLC",
  line: "One thread from appropriation to audit.",
  description: `Woman-owned${cmmiLevel ? `, ${cmmiLevel}` : ""} consulting in IT and federal financial systems.`,
  address: {
    street: "1000 Sample Plaza, Suite 100",
    city: "Reston",
    state: "Virginia",
    stateCode: "VA",
    postalCode: "20190",
    country: "US",
  },
  phone: { display: "(703) 555-0100", href: "tel:+17035550100" },
  email: "hello@goldthread.example",
  network: { label: "LinkedIn", url: "https://www.linkedin.com/company/sample-goldthread" },
  responseHours: RESPONSE_HOURS,
  /** After "within". */
  responseTime: `${RESPONSE_HOURS} hours, not counting weekends and federal holidays`,
} as const;

/**
 * Further commitments that only the firm can make. Samples, like the above. Separate from `firm`, because the
 * capability statement is generated from that. Source: TRUST-1, TRUST-3.
 */
export const promises = {
  /** After "We keep a request for". */
  requestsKept: `a period ${BLANK}`,
  /** Depends on Cloudflare's plan and on any log export. After "Lines are kept for". */
  logKept: `a period ${BLANK}`,
  /** Contact for questions about personal data: a name or a role. */
  privacyContact: `privacy officer (name ${BLANK})`,
  /** After "within". */
  privacyAnswered: `a period ${BLANK}`,
  /** Time within which a person replies to a vulnerability report. After "Within". */
  weaknessAnswered: `a period ${BLANK}`,
} as const;
