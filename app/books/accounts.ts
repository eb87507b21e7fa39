/** An account of the U.S. Standard General Ledger, with its normal balance. */
export interface Account {
  title: string;
  ledger: "budgetary" | "proprietary";
  normal: "debit" | "credit";
}

const proprietary = (normal: Account["normal"], title: string): Account => ({ title, ledger: "proprietary", normal });
const budgetary = (normal: Account["normal"], title: string): Account => ({ title, ledger: "budgetary", normal });

/**
 * The accounts in these books. Titles: USSGL, a supplement to the Treasury Financial Manual; the pairs of
 * appropriations used are split into accrued and disbursed since fiscal year 2021. 445000 has its newer title; charts up
 * to fiscal year 2021 call it Unapportioned Authority.
 */
export const accounts = {
  "101000": proprietary("debit", "Fund Balance With Treasury"),
  "141000": proprietary("debit", "Advances and Prepayments"),
  "175000": proprietary("debit", "Equipment"),
  "175900": proprietary("credit", "Accumulated Depreciation on Equipment"),
  "211000": proprietary("credit", "Accounts Payable"),
  "310100": proprietary("credit", "Unexpended Appropriations – Appropriations Received"),
  "310700": proprietary("debit", "Unexpended Appropriations – Used – Accrued"),
  "310710": proprietary("debit", "Unexpended Appropriations – Used – Disbursed"),
  "411900": budgetary("debit", "Other Appropriations Realized"),
  "445000": budgetary("credit", "Unapportioned – Unexpired Authority"),
  "451000": budgetary("credit", "Apportionments"),
  "461000": budgetary("credit", "Allotments – Realized Resources"),
  "470000": budgetary("credit", "Commitments – Programs Subject to Apportionment"),
  "480100": budgetary("credit", "Undelivered Orders – Obligations, Unpaid"),
  "480200": budgetary("credit", "Undelivered Orders – Obligations, Prepaid/Advanced"),
  "490100": budgetary("credit", "Delivered Orders – Obligations, Unpaid"),
  "490200": budgetary("credit", "Delivered Orders – Obligations, Paid"),
  "570000": proprietary("credit", "Expended Appropriations – Used – Accrued"),
  "570010": proprietary("credit", "Expended Appropriations – Used – Disbursed"),
  "610000": proprietary("debit", "Operating Expenses/Program Costs"),
  "633000": proprietary("debit", "Other Interest Expenses"),
  "671000": proprietary("debit", "Depreciation, Amortization, and Depletion"),
} as const satisfies Record<string, Account>;

export type AccountNumber = keyof typeof accounts;

/** Every account, in the order of the chart. */
export const accountNumbers = Object.keys(accounts).toSorted() as AccountNumber[];
