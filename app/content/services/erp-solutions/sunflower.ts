import type { ServiceItem } from "../../shapes/types.ts";

export const sunflower = {
  name: "Sunflower",
  meta: {
    title: "Sunflower Personal Property Management",
    description:
      "Sunflower set up, connected and reconciled: receipt, tagging, inventory, capital assets, excess and disposal, so barcode, custodian and ledger agree.",
  },
  promise: "Every barcode has a custodian, a cost and a document.",
  lead: "We set up, connect and reconcile Sunflower, a property system that several federal agencies rely on. The item on the floor, its record and the ledger should agree.",
  thread: { lifecycle: "finance", from: "Receipt", here: "Receipt", to: "Audit" },
  situation: {
    statement:
      "The scanner finds the microscope. The question is whether the ledger agrees it exists, what it cost, and who answers for it.",
    paragraphs: [
      "Property offices count things; finance offices count dollars. Sunflower stands between them, and that is where differences gather: deliveries never tagged, purchase card buys without a record, moves between custodial areas without a signature, capital equipment hauled away a year before the ledger hears of it.",
      "An auditor tests in both directions: record to floor for existence, floor to record for completeness. One good inventory week will not pass both. Receipt, transfer and disposal have to leave their evidence as they happen, each with a name on it.",
    ],
  },
  capabilities: {
    note: "From loading dock to disposal form, module by module.",
    items: [
      {
        name: "Catalog, locations, people",
        text: "Official names, manufacturers, models, locations, custodial areas and users cleaned and governed, since every screen and scanner reads from these tables.",
      },
      {
        name: "Receipt and tagging",
        text: "Receipts from the purchasing or financial system arrive as pending asset records, so a tag follows the delivery and not the next inventory.",
      },
      {
        name: "Physical inventory",
        text: "Cycle plans, scanner files, hand receipts and the resolution of overages and shortages, ending in certification by custodian and accountable officer.",
      },
      {
        name: "Capital property",
        text: "Threshold, useful life, improvements and depreciation in the Finance module, or a clean feed to the ledger’s asset subledger, agreed with accounting.",
      },
      {
        name: "Agreements",
        text: "Leases, loans, borrowed items and contractor-held property kept in the Agreements module, so what you own is never mixed with what you merely hold.",
      },
      {
        name: "Excess and disposal",
        text: "Internal screening, the SF 120 data reported in GSA’s Personal Property Management System, transfer on SF 122, sale or donation, and a record retired only when the signed paper is attached.",
      },
      {
        name: "Loss and liability",
        text: "Reports of lost, damaged or stolen property, review board decisions and the accounting entry, linked to the asset and posted in the same period.",
      },
    ],
  },
  process: {
    note: "One custodial area first. The rest follow with its lessons written in.",
    steps: [
      {
        name: "Compare",
        time: "Weeks 1 to 4",
        text: "Sunflower records, the asset subledger, receipts and purchase card data are joined, to show what each side holds and the other lacks.",
        output: "Exception list by custodial area and value",
      },
      {
        name: "Walk one area",
        time: "Weeks 3 to 7",
        text: "A pilot area is counted both ways, book to floor and floor to book, with photographs of data plates where serial numbers disagree.",
        output: "Pilot count with causes for each exception",
      },
      {
        name: "Correct the flow",
        time: "Weeks 6 to 14",
        text: "Records, costs and custodians are corrected from documents. Receiving steps and interface rules change so that the same hole stays closed.",
        output: "Corrected records and revised procedures",
      },
      {
        name: "Count the rest",
        time: "Weeks 12 to 26",
        text: "Other areas follow a published calendar. Each finishes its resolutions before the next begins, and the trend is shown to property managers monthly.",
        output: "Certified counts for every custodial area",
      },
      {
        name: "Tie at year-end",
        time: "Before the books close",
        text: "Sunflower, subledger and general ledger are agreed by asset class, and one certification goes to property officer and controller at the same time.",
        output: "Year-end tie-out and certification package",
      },
    ],
  },
  deliverables: {
    lead: "The file an auditor asks for in the first week of property testing.",
    rows: [
      {
        name: "Property to ledger tie-out",
        shows: "Count, cost and accumulated depreciation by class, in both systems, with differences named",
        firstReader: "Controller",
      },
      {
        name: "Inventory plan and results",
        shows: "Areas, dates, teams, scans, overages, shortages and how each was resolved",
        firstReader: "Property management officer",
      },
      {
        name: "Valuation file",
        shows: "Invoice, contract or documented estimate behind each capital asset",
        firstReader: "Auditors",
      },
      {
        name: "Disposal file",
        shows: "Approval, screening dates, signed forms and ledger entry for each retired item",
        firstReader: "Inspector General",
      },
      {
        name: "Custodian roster",
        shows: "Each custodial area, its primary and alternate, training date and signed acceptance",
        firstReader: "Property managers",
      },
    ],
  },
  standards: [
    {
      rule: "usc-40-524",
      meaning: "Executive agencies keep adequate inventory controls and accountability systems for their property.",
    },
    {
      rule: "cfr-41-102-36",
      meaning: "Federal Management Regulation on excess personal property: use first, then report to GSA, then transfer.",
    },
    {
      rule: "sffas-6",
      also: ["sffas-10"],
      meaning: "Federal accounting for property, plant and equipment, and for internal use software.",
    },
    {
      rule: "sffas-50",
      meaning: "Permits alternative values, such as deemed cost, when opening balances for property are first established.",
    },
    {
      rule: "far-part-45",
      meaning: "Government property in the hands of contractors: who keeps the records and who is liable.",
    },
    {
      rule: "astm-e2132",
      meaning: "Standard practice for inventory verification, electronic and physical.",
    },
    {
      rule: "gao-02-447g",
      meaning: "GAO’s executive guide to consistent and accurate physical counts of inventory and related property.",
    },
  ],
  questions: [
    {
      question: "Should depreciation run in Sunflower or in the ledger?",
      answer:
        "In one of them, never both. If your ledger has an asset module, depreciate there and let Sunflower hold custody and condition. If not, Sunflower’s Finance module can calculate and send the journal.",
    },
    {
      question: "We have no invoices for older equipment. Now what?",
      answer:
        "Search first, then estimate and say so. Contracts, vendor statements and budget papers often survive. SFFAS 50 may allow deemed cost for opening balances; whether it applies is settled with your auditor beforehand.",
    },
    {
      question: "Does your team do the counting?",
      answer:
        "We can, alongside your custodians. A count is stronger when the counter does not hold the property, so we plan teams across areas and leave your people able to repeat it alone.",
    },
    {
      question: "Can RFID replace the annual count?",
      answer:
        "In part. A read proves that a tag is near a reader, which is faster and worth having. Serial number, condition and whether the tag sits on the right item still need a person’s eyes, at least by sample.",
    },
  ],
  related: [
    "oracle-fixed-assets",
    "oracle-financials",
    "financial-system-integration",
    "audit-readiness",
    "endpoint-device-protection",
  ],
} satisfies ServiceItem;
