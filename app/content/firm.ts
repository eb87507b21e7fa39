/**
 * Who the firm is: the one file an operator replaces. Every value marked as a sample (555-01xx numbers, `.example`
 * domains, `SAMPLE…` identifiers, "Sample" in the address) stops `npm run deploy` until it is replaced.
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
} as const;

