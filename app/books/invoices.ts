/** A vendor's invoice: what it bills, and its payment. Dates are ISO. */
export interface Invoice {
  id: string;
  award: string;
  received: string;
  acceptedBy: string;
  paidBy: string | null;
  /** Set if paid after the period of these books. */
  paidOn?: string;
  /** Why it was paid late. */
  cause?: { user: string; ticket: string };
}

export const invoices: readonly Invoice[] = [
  {
    id: "TRN-5521",
    award: "SAMPLE26P0001",
    received: "2026-03-02",
    acceptedBy: "RR-26-0044",
    paidBy: "PAY-26-0131",
  },
  {
    id: "HW-7304",
    award: "SAMPLE26P0002",
    received: "2026-03-27",
    acceptedBy: "RR-26-0057",
    paidBy: "PAY-26-0158",
  },
  {
    id: "SVI-0901",
    award: "SAMPLE26F0003",
    received: "2026-04-06",
    acceptedBy: "RR-26-0061",
    paidBy: "PAY-26-0174",
    cause: { user: "u-1042", ticket: "INC-26-0417" },
  },
  {
    id: "SVI-0902",
    award: "SAMPLE26F0003",
    received: "2026-07-06",
    acceptedBy: "RR-26-0093",
    paidBy: "PAY-26-0233",
  },
  {
    id: "SVI-0903",
    award: "SAMPLE26F0003",
    received: "2026-10-05",
    acceptedBy: "ACC-26-01",
    paidBy: null,
    paidOn: "2026-11-03",
  },
];
