import type { PracticeSections } from "../../types/practice-sections.types.ts";

/** An interface contract for each service. */
export const contracts = {
  id: "interface",
  heading: "An interface contract",
  labels: { columns: ["Field", "Type", "Rule", "On error"] },
  contents: {
    "api-development-and-integrations": {
      note: "Example: a warehouse system reports a receipt to the ledger. One call carries one line of one receipt.",
      rows: [
        {
          head: "receipt_line",
          cells: ["text, 36", "New for each line of a receipt and reused if a call is repeated.", "If seen before, the first response is returned and nothing posts twice."],
        },
        {
          head: "order_line",
          cells: ["text, 24", "An open line of a signed order.", "422 with the line’s status. The warehouse holds the receipt."],
        },
        {
          head: "quantity",
          cells: ["decimal, 2 places", "Above zero, and within what is still open.", "422 with the open quantity. A buyer decides."],
        },
        {
          head: "received_on",
          cells: ["date", "In an open period, never in the future.", "409 with the first open date."],
        },
        {
          head: "batch_total",
          cells: ["number", "Count of the day’s lines, sent in the last call.", "A different count opens a ticket on both sides."],
        },
      ],
    },
    "framework-based-development": {
      note: "Example: a case application updates the status of a case through its own back end. Two reviewers may have the case open.",
      rows: [
        {
          head: "case_id",
          cells: ["text, 12", "Exists, and the caller’s role may see it.", "404 if either fails, so that a guess reveals nothing."],
        },
        {
          head: "status",
          cells: ["one of six words", "The step is allowed from the current status.", "409 with the steps that are allowed."],
        },
        {
          head: "version",
          cells: ["whole number", "Equals the stored version.", "412. The screen shows the newer data beside the reviewer’s own."],
        },
        {
          head: "reason",
          cells: ["text, 500", "Required if the case is denied.", "400 naming the field. The text entered is kept."],
        },
        {
          head: "signed token",
          cells: ["header", "Issued by the agency’s sign-in service and not expired.", "401. The form is kept and sent again after sign-in."],
        },
      ],
    },
    "low-code-application-development": {
      note: "Example: a travel request app asks the ledger, through one connector, whether funds are available.",
      rows: [
        {
          head: "request",
          cells: ["text, 10", "Assigned once by the app.", "A repeated number returns the first response."],
        },
        {
          head: "fund and office",
          cells: ["two codes", "Chosen from a list that the ledger refreshes nightly.", "If a code is unknown, the form names it and keeps the entries."],
        },
        {
          head: "amount",
          cells: ["dollars and cents", "Above zero and under the approver’s limit.", "If over the limit, the request goes to the next approver."],
        },
        {
          head: "requested by",
          cells: ["signed-in user", "The user’s own account, never a shared one.", "The connector refuses a call without a user."],
        },
        {
          head: "answer",
          cells: ["yes, no or none", "Within ten seconds.", "If none, the request is held as “not checked” and nobody can approve it."],
        },
      ],
    },
    "ricew-objects": {
      note: "Example: invoices from an outside system enter Oracle Payables through its open interface tables.",
      rows: [
        {
          head: "INVOICE_NUM",
          cells: ["text", "Unique for the supplier.", "Payables rejects the duplicate, and the sender is told its number."],
        },
        {
          head: "INVOICE_AMOUNT",
          cells: ["number", "Equals the sum of its lines.", "The load stops before import and reports the difference."],
        },
        {
          head: "PO_NUMBER",
          cells: ["text", "An approved order with open quantity.", "Listed for the buyer. No line falls back to a default account."],
        },
        {
          head: "VENDOR_SITE_CODE",
          cells: ["text", "An active pay site of the supplier.", "Returned to supplier maintenance, never corrected in the table."],
        },
        {
          head: "GROUP_ID",
          cells: ["text", "One for each file, with count and total.", "A file that differs from its trailer is rejected as a whole."],
        },
      ],
    },
    "uiux-design": {
      note: "Example: a reimbursement claim form and the service behind it. The last column is what the user reads or hears.",
      rows: [
        {
          head: "Email address",
          cells: ["text", "Has one @ and a domain.", "“Enter an email address, such as name@agency.gov.”"],
        },
        {
          head: "Date of travel",
          cells: ["month, day, year", "A real date, today or earlier.", "“The date of travel must be today or earlier.”"],
        },
        {
          head: "Amount",
          cells: ["dollars and cents", "With or without a comma and dollar sign.", "“Enter the amount in numbers, such as 84.50.”"],
        },
        {
          head: "Receipt",
          cells: ["file, up to 10 megabytes", "PDF or photo.", "“This file is 14 megabytes. Choose one of 10 or less.”"],
        },
        {
          head: "Send",
          cells: ["button", "All errors are listed together at the top, with links.", "“There are 2 problems.” Focus moves to this message, and entries are kept."],
        },
      ],
    },
  },
} satisfies PracticeSections;
