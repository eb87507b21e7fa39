/**
 * Who the firm is. Every value marked as a sample (555-01xx numbers, `.example` domains, "Sample" in names and the address)
 * stops `npm run deploy` until it is replaced. What the firm claims of itself stands in claims/, where each has to be confirmed.
 */
export const firm = {
  name: "Goldthread",
  legalName: "Goldthread Sample LLC",
  line: "One thread from appropriation to audit.",
  description: "Woman-owned, CMMI Level 3 consulting in IT and federal financial systems.",
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
  responseHours: 24,
} as const;

/**
 * What the firm promises besides, and only it can know. Samples, like the above; apart from `firm`, because the capability
 * statement is made from that. Source: TRUST-1, TRUST-3.
 */
export const promises = {
  /** After "We keep a request for". */
  requestsKept: "SAMPLE one year after the answer",
  /** What Cloudflare's plan, and any export of the log, comes to. After "Lines are kept for". */
  logKept: "SAMPLE seven days",
  /** Who answers questions about personal data: a name or a role. */
  privacyContact: "SAMPLE privacy officer",
  /** After "within". */
  privacyAnswered: "SAMPLE thirty days",
  /** Until when the finder of a weakness hears from a person. After "Within". */
  weaknessAnswered: "SAMPLE three business days",
} as const;
