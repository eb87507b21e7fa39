import type { PracticeSections } from "../../types/practice-sections.types.ts";

/** An interface contract for each service, and the order of sections of these pages. Source: READ-4. */
export const contracts = {
  id: "interface",
  heading: "An interface contract",
  labels: { columns: ["Field", "Type", "Rule", "On error"] },
  order: [
    "situation",
    "capabilities",
    "interface",
    "specimen",
    ["process", "deliverables"],
    "standards",
    ["questions", "related"],
  ],
  contents: {
    "api-development-and-integrations": {
      note: "Example: a warehouse system reports a receipt to the ledger. One call carries one line of one receipt.",
      rows: [
        {
          head: "receipt_id",
          cells: ["text, 36", "New for each receipt, kept for repeated calls.", "Seen before: the first answer comes back and nothing posts twice."],
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
          cells: ["number", "Lines sent today, in the last call of the day.", "A different count opens a ticket at both ends."],
        },
      ],
    },
    "framework-based-development": {
      note: "Example: a case application updates the status of a case through its own back end. Two reviewers may have the case open.",
      rows: [
        {
          head: "case_id",
          cells: ["text, 12", "Exists, and the caller’s role may see it.", "404 in either case, so that a guess reveals nothing."],
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
          cells: ["text, 500", "Required if the case is denied.", "400 that names the field. The typed text stays."],
        },
        {
          head: "signed token",
          cells: ["header", "Issued by the agency’s sign-in, not expired.", "401. The form is kept and sent again after sign-in."],
        },
      ],
    },
    "low-code-application-development": {
      note: "Example: a travel request app asks the ledger, through one connector, whether funds are available.",
      rows: [
        {
          head: "request",
          cells: ["text, 10", "Numbered by the app, once.", "A repeated number returns the first answer."],
        },
        {
          head: "fund and office",
          cells: ["two codes", "Chosen from a list that the ledger refreshes nightly.", "Unknown code: the form names it and keeps the entries."],
        },
        {
          head: "amount",
          cells: ["dollars and cents", "Above zero and under the approver’s limit.", "Over the limit: the request goes to the next approver."],
        },
        {
          head: "asked by",
          cells: ["signed-in user", "Passed on, never a shared account.", "Without a user the connector refuses the call."],
        },
        {
          head: "answer",
          cells: ["yes, no or none", "Within ten seconds.", "None: the request waits as “not checked” and nobody can approve it."],
        },
      ],
    },
    "ricew-objects": {
      note: "Example: invoices from an outside system enter Oracle Payables through its open interface tables.",
      rows: [
        {
          head: "INVOICE_NUM",
          cells: ["text", "Unique for the supplier.", "Payables rejects the duplicate. The sender gets its number back."],
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
          cells: ["text", "An active pay site of the supplier.", "Rejected to supplier maintenance, never corrected in the table."],
        },
        {
          head: "GROUP_ID",
          cells: ["text", "One for each file, with count and total.", "A file that differs from its trailer is rejected as a whole."],
        },
      ],
    },
    "uiux-design": {
      note: "Example: the form of a reimbursement claim and the service behind it. The last column is what the person reads or hears.",
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
          cells: ["dollars and cents", "With or without comma and dollar sign.", "“Enter the amount in numbers, such as 84.50.”"],
        },
        {
          head: "Receipt",
          cells: ["file, up to 10 megabytes", "PDF or photo.", "“This file is 14 megabytes. Choose one of 10 or less.”"],
        },
        {
          head: "Send",
          cells: ["button", "All errors are listed together at the top, with links.", "“There are 2 problems.” Focus moves to it, and entries stay."],
        },
      ],
    },
  },
} satisfies PracticeSections<"interface">;
