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
