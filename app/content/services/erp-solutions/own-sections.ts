import type { PracticeSections } from "../../types/practice-sections.types.ts";

/** A cutover weekend by the hour for each product. */
export const cutovers = {
  id: "cutover",
  heading: "A cutover weekend, hour by hour",
  labels: { columns: ["Hour", "Step", "Proceed if"], namedFrom: 2 },
  contents: {
    "oracle-financials": {
      note: "Example: new Subledger Accounting rules go live between two periods.",
      rows: [
        {
          head: "Friday, 6 p.m.",
          cells: ["Close Payables and Receivables. Freeze setup.", "No accounting event remains open."],
        },
        {
          head: "8 p.m.",
          cells: ["Back up, and print the trial balance by account.", "The backup is verified."],
        },
        {
          head: "Saturday, 8 a.m.",
          cells: ["Load the rules from the tested file.", "Setup matches the test system."],
        },
        {
          head: "11 a.m.",
          cells: ["In a test copy, create accounting for one transaction in each event class.", "Every budgetary and proprietary line is as designed."],
        },
        {
          head: "Sunday, noon",
          cells: ["The controller decides whether to go live. The fallback is Friday’s rule set.", "The four steps above have been signed off."],
        },
      ],
    },
    sap: {
      note: "Example: availability control in Funds Management switches from warnings to stops.",
      rows: [
        {
          head: "Friday, 5 p.m.",
          cells: ["Hold new purchase orders and background jobs.", "The job overview shows none running."],
        },
        {
          head: "7 p.m.",
          cells: ["Rebuild the control ledger from budget and postings.", "Consumed and available totals match the budget report."],
        },
        {
          head: "10 p.m.",
          cells: ["List control objects that are already over budget.", "Each has a budget transfer or a named exception."],
        },
        {
          head: "Saturday, 9 a.m.",
          cells: ["Import the transport with the new tolerance profile.", "In check mode, an order over budget is stopped and one within budget passes."],
        },
        {
          head: "1 p.m.",
          cells: ["Run payroll and travel postings in simulation.", "No mandatory posting is stopped."],
        },
        {
          head: "Sunday, 3 p.m.",
          cells: ["Release the held orders in date order.", "The budget office has reviewed the list of stopped orders."],
        },
      ],
    },
    "oracle-clm": {
      note: "Example: 340 open contracts move from an older writing system.",
      rows: [
        {
          head: "Friday, 4 p.m.",
          cells: ["Stop awards in the older system and export.", "The count of open awards matches the signed list."],
        },
        {
          head: "9 p.m.",
          cells: ["Load suppliers, awards, lines and modifications.", "Every reject has been corrected and loaded."],
        },
        {
          head: "Saturday, 9 a.m.",
          cells: ["Compare obligated and billed amounts by line with the ledger.", "The open amount of every line agrees."],
        },
        {
          head: "2 p.m.",
          cells: ["Contracting officers open 30 documents and their files.", "Clauses, dates and attachments are complete."],
        },
        {
          head: "Sunday, 10 a.m.",
          cells: ["Approve one modification end to end in a test copy.", "The entry carries the right encumbrance date."],
        },
        {
          head: "4 p.m.",
          cells: ["Set the older system to read-only.", "The chief of contracting has signed off."],
        },
      ],
    },
    "oracle-hyperion": {
      note: "Example: a new hierarchy replaces last year’s before the budget season opens.",
      rows: [
        {
          head: "Friday, 6 p.m.",
          cells: ["Lock the application and export data and metadata.", "Both exports open in a test copy."],
        },
        {
          head: "9 p.m.",
          cells: ["Load the new hierarchy and refresh.", "The log shows no orphaned or dropped members."],
        },
        {
          head: "Saturday, 10 a.m.",
          cells: ["Reload three years of balances through the mapping.", "Totals by fund equal the export."],
        },
        {
          head: "1 p.m.",
          cells: ["Run the crosswalk of one closed year.", "Every line equals the published statement."],
        },
        {
          head: "5 p.m.",
          cells: ["One planner from each office signs in.", "Each sees only that office."],
        },
        {
          head: "Sunday, noon",
          cells: ["Open the application, or restore Friday’s export.", "The budget officer has checked two totals in person."],
        },
      ],
    },
    "unison-prism": {
      note: "Example: the interface between PRISM and a new ledger is switched over.",
      rows: [
        {
          head: "Friday, 5 p.m.",
          cells: ["Stop releases in PRISM and let the queue empty.", "No message is waiting or in error."],
        },
        {
          head: "7 p.m.",
          cells: ["Compare open commitments and obligations in PRISM with both ledgers.", "All three totals agree by fund."],
        },
        {
          head: "Saturday, 8 a.m.",
          cells: ["Load the new ledger’s accounting codes into PRISM.", "Every fund and account in use has a match."],
        },
        {
          head: "10 a.m.",
          cells: ["Send each of the five messages, and one bad code, to the copy of the ledger.", "Five messages post. The sixth returns a readable reject."],
        },
        {
          head: "3 p.m.",
          cells: ["Point the interface at the new ledger and release one held award.", "It posts once, with the right fund and account."],
        },
        {
          head: "Monday, 8 a.m.",
          cells: ["Release the others, then check the queue hourly.", "A named person is responsible for rejects all week."],
        },
      ],
    },
    sunflower: {
      note: "Example: the property records move to a new release and a new ledger interface.",
      rows: [
        {
          head: "Friday, 3 p.m.",
          cells: ["Stop moves, receipts and disposals. Collect the scanners.", "Every scanner has uploaded its counts."],
        },
        {
          head: "6 p.m.",
          cells: ["Export assets by custodian, location and value.", "Capital cost equals the ledger by account."],
        },
        {
          head: "Saturday, 7 a.m.",
          cells: ["Install, then load the export.", "Counts and cost equal Friday’s in every column."],
        },
        {
          head: "11 a.m.",
          cells: ["Scan 50 tags in one room.", "Every tag opens its record and its photo."],
        },
        {
          head: "2 p.m.",
          cells: ["Send one acquisition and one disposal to the copy of the ledger.", "Cost and accumulated depreciation post as designed."],
        },
        {
          head: "Sunday, noon",
          cells: ["Reopen to custodians.", "The property officer has signed off on the totals."],
        },
      ],
    },
    "oracle-fixed-assets": {
      note: "Example: 1,200 assets move from workbooks into one corporate book.",
      rows: [
        {
          head: "Friday, 5 p.m.",
          cells: ["Post the last depreciation journal from the workbooks.", "The workbooks and the ledger agree by account."],
        },
        {
          head: "7 p.m.",
          cells: ["Load cost, in-service date, life and accumulated depreciation.", "1,200 lines loaded, none rejected."],
        },
        {
          head: "Saturday, 9 a.m.",
          cells: ["Post the uploaded additions without creating ledger entries.", "The book’s cost and reserve equal the ledger’s."],
        },
        {
          head: "11 a.m.",
          cells: ["Project next month’s depreciation.", "It is within one dollar of the workbook for each asset."],
        },
        {
          head: "2 p.m.",
          cells: ["Retire and reinstate one asset in a test copy.", "Gain, loss and accounts are as designed."],
        },
        {
          head: "Sunday, 10 a.m.",
          cells: ["Open the new period and store the workbooks as read-only.", "The property accountant has signed off."],
        },
      ],
    },
  },
} satisfies PracticeSections;
