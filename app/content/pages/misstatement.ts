import type { MisstatementPage } from "../types/misstatement-page.types.ts";
import { HOME, REFERENCE, TOOLS } from "../trail.ts";

export const misstatementPage = {
  meta: {
    title: "Find the misstatement: a federal accounting exercise",
    description:
      "Five sheets from an invented agency, one planted error. Each sheet ties out on its own. Find the error, then change any ledger amount and see which ties fail.",
  },
  name: "Find the misstatement",
  trail: [HOME, REFERENCE, TOOLS],
  lead: "Five sheets from an invented agency with one planted error. Each sheet ties out on its own, and both ledgers balance. Read together, three of the sheets show that an amount is wrong.",
  label: "Copy with one planted error",
  task: {
    heading: "The task",
    text: "You are reviewing the fund as of September 30, 2026, before closing. Name the asset account that is misstated, by how much, and the entry that corrects it.",
    given: [
      { name: "Correct:", text: "Treasury’s statement, the balances at conversion and the list of hosts with their prices." },
      { name: "The advance:", text: "Account 141000 has held only one advance: order 1, paid in January to SMQ, another agency, for setup and hosting." },
      { name: "Also correct:", text: "No host’s price changed during 2026. Hosting is the same service every month, and setup was complete by March 31." },
      { name: "Balanced:", text: "Every entry has equal debits and credits in each ledger. The subledgers take their amounts from the same entries." },
      { name: "Missing:", text: "The settlement reconciliation for the interagency orders was not prepared, so no one saw the difference." },
    ],
  },
  sheets: {
    heading: "The sheets",
    jump: "On this page:",
    copy: "Copy of {id}",
  },
  answer: {
    heading: "Your answer",
    account: "Asset account",
    accountHint: "Six digits",
    error: "Misstated by",
    errorHint: "In dollars",
    submit: "Check my answer",
    verdicts: {
      right: "Right. Both the account and the amount are correct. The answer below the sheets has the correcting entry.",
      account: "The account is right. The amount is not.",
      amount: "The amount is right. It is misstated in another account.",
      wrong: "Neither the account nor the amount is right. The hints say where to look.",
      empty: "Enter the account and the amount.",
    },
  },
  hints: {
    heading: "Hints",
    hint: "Hint {number}",
    list: [
      "Compare one balance on two dates. One sheet is as of March 31. The others show September 30.",
      "Look at the advance in account 141000. It has been paid, so it should fall only as hosting is delivered.",
      "The list of hosts says what the four hosted servers cost a month. How many months did the March 31 balance pay for?",
    ],
  },
  solution: {
    heading: "The answer",
    open: "Show the answer",
    text: "Account 141000 is understated by {error}, and operating expenses are overstated by the same amount. The advance was spread only to the end of the fiscal year, although it pays for hosting through December 31.",
    steps: [
      { name: "CNV-26-01.", text: "On March 31 account 141000 holds {prepaid}: what was paid in advance and not yet used." },
      { name: "AST-26-09.", text: "The four hosts at SMQ cost {parts} = {monthly} a month. So {prepaid} pays for {months} months, April to December. Six of them end by September 30 and cost {used}." },
      { name: "RKT-26-12.", text: "On September 30, {prepaid} − {used} = {should} should be left. The subledger and account 141000 both show {left}. They agree with each other because both come from the same wrong entries." },
      { name: "The cause.", text: "PRF-26-0003 and PRF-26-0004 each expensed {wrong}, half of {prepaid}. Each should be three months of hosting, {right}." },
    ],
    assertion: [
      { name: "Assertion for the expense: cutoff.", text: "The cost for October to December 2026 was recorded in fiscal year 2026. The service had not been provided by September 30." },
      { name: "Assertion for the balance: completeness.", text: "An asset of {error} exists but is not recorded." },
      { name: "Why the usual ties miss it.", text: "Account 141000 equals 480200, cash equals Treasury, and cumulative results still equal net equipment, because the appropriation used moved with the expense." },
    ],
    entry: {
      heading: "The correcting entry",
      note: "It reverses the excess in both entries, in both ledgers. The order stays obligated and paid, so obligations and outlays do not change.",
    },
    effects: {
      heading: "What it changes",
      columns: { line: "At September 30", copy: "In the copy", after: "Corrected" },
      names: {
        advance: "141000 Advances and Prepayments",
        assets: "Total assets",
        unexpended: "Unexpended appropriations",
        netCost: "Net cost of operations",
        cumulative: "Cumulative results of operations",
        obligations: "SF 133 line 2190, obligations",
        outlays: "SF 133 line 3020, outlays, gross",
      },
    },
    ties: {
      heading: "The ties that would have shown it",
      note: "Of the {all} tie-outs on the fifty specimens, computed with this error, {failed} fail. Both are on the sheet that was not prepared, STL-26-12.",
      after: "After the correcting entry all {all} hold.",
    },
  },
  change: {
    heading: "Change one amount",
    lines: "Lines you can change",
    text: "Choose a posted ledger line and give it a different amount. Our server recomputes the books and all fifty specimens and lists the ties that fail. It starts from the correct books, and the site’s own sheets do not change.",
    form: {
      name: "One posted line",
      required: ["Fields marked", "are required."],
      line: "Line of the ledger",
      lineHint: "By account: date, document, side and amount",
      choose: "Choose a line",
      amount: "New amount",
      amountHint: "Whole dollars, 0 to 999,999,999",
      submit: "Compute the ties",
      clear: "Clear",
      note: "The address of the result contains both entries and can be shared.",
      option: "{date}: {document}, {side} {amount}",
      unknown: "{line}: not in the ledger",
      sides: { debit: "debit", credit: "credit" },
    },
    errors: {
      heading: "Please check these entries",
      byKind: {
        line: "Choose a line of the ledger.",
        unknown: "There is no such line. Choose one from the list.",
        amount: "Enter whole dollars from 0 to 999,999,999, such as 4,500.",
      },
    },
    result: {
      heading: "Result",
      trial: {
        before: "For example: ",
        label: "the advance of January 15 posted to 141000 as 63,000, with two digits transposed",
        to: "/tools/find-the-misstatement?line=IPAC-26-0107.3&amount=63%2C000#change",
      },
      failed: "Ties that fail",
      count: "{failed} of {all}",
      budgetary: "Budgetary difference",
      proprietary: "Proprietary difference",
      changed: "{document}, {date}: the {side} to {account} is {amount} instead of {original}. Nothing else was changed.",
      same: "That is the amount in the ledger, so every tie holds.",
      figures: "{left} against {right}, difference {difference}",
    },
  },
  onward: { before: "The correct sheets are among the ", label: "fifty sample deliverables", to: "/specimens" },
  next: { label: "Tie out a trial balance of your own", to: "/tools/trial-balance" },
  limits: {
    heading: "What it does not show",
    rows: [
      { name: "Materiality.", text: "The error is small. The exercise is about finding an error, not about its effect on a reader of the statements." },
      { name: "Two errors that cancel.", text: "You can change only one line. Two wrong amounts, one on each side of a tie, can leave it intact." },
      { name: "Other records.", text: "Treasury’s statement, awards, subledgers and inventories stay as they are. In a real system, some of them would follow the ledger." },
      { name: "Prior years.", text: "The correction is made before closing. An error found after closing requires a different entry." },
    ],
  },
} satisfies MisstatementPage;
