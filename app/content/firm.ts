/**
 * Who the firm is: the one file an operator replaces. Every value marked as a sample (555-01xx numbers, `.example`
 * domains, `SAMPLE…` identifiers and standing, "Sample" in the address) stops `npm run deploy` until it is replaced.
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
  identifiers: {
    uei: "SAMPLEUEI001",
    cageCode: "SAMPL",
    unVendorId: "SAMPLE-UNGM-0001",
    contracts: {
      gsaMas: "SAMPLE-GSA-0001",
      oasisPlus: "SAMPLE-OASIS-0001",
      efast: "SAMPLE-EFAST-0001",
    },
  },
  /** What the firm says of its own standing. It claims something, so each value is a sample until the firm's own is here. */
  standing: {
    /**
     * Level, how it was reached, and the day of the affirmation. Source: 32 CFR 170. Phase 2, planned for November 10, 2026,
     * was suspended on July 13, 2026: as of October 8, 2026 solicitations may require Level 1 (Self) or Level 2 (Self) only.
     */
    cmmc: "Level 2 (Self), SAMPLE date",
    /** SBA's certification, without which no order can be set aside for the firm. Source: 13 CFR 127. */
    wosb: "Certified by SBA, SAMPLE date",
    /** The categories of Virginia's certificate, which are held one by one. */
    swam: "Small and women-owned, SAMPLE-SWAM-0001",
    /** The appraisal's record and the day on which its three years end. */
    cmmi: "Benchmark Appraisal SAMPLE-CMMI-0001, valid to SAMPLE date",
    /** Certificates of the three management systems: numbers, body that issued them, scope and last day. */
    iso: "Certificates SAMPLE-ISO-0001 to SAMPLE-ISO-0003, SAMPLE body and scope, valid to SAMPLE date",
    /** What the six figures of the home page are, after "All six are": "counted for the four quarters to …". */
    figures: "SAMPLE values, for the four quarters to SAMPLE date",
    /** Of the program's thirteen domains, those in which the firm may compete. */
    oasisPlusDomains: "SAMPLE: Management and Advisory; Financial Services; Business Administration",
  },
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
