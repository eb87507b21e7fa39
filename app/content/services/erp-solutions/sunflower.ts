import type { ServiceItem } from "../../types/content-schema.types.ts";

export const sunflower = {
  name: "Sunflower",
  meta: {
    title: "Sunflower Personal Property Management",
    description:
      "Sunflower set up, connected and reconciled: receipt, tagging, inventory, capital assets, excess and disposal, so barcode, custodian and ledger agree.",
  },
  promise: "A ledger that agrees with what the scanner finds.",
  lead: "CGI Sunflower records an agency’s personal property from the receiving dock to the disposal form. We set it up, connect it to procurement and finance, and reconcile its totals with the ledger.",
  thread: { lifecycle: "finance", from: "Receipt", here: "Receipt", to: "Audit" },
  situation: {
    statement:
      "A property test runs in two directions: existence, from record to floor, and completeness, from floor to record.",
    paragraphs: [
      "A single inventory week rarely passes both tests. Existence fails where equipment was hauled away before its record was closed. Completeness fails where a purchase card delivery was never tagged. Other items move from one custodial area to the next without a signature, or carry a cost that accounting capitalized under a number the property office does not use.",
      "Sunflower can hold the evidence for both directions if each receipt, transfer and disposal is recorded as it happens, with a name attached. Leases need the same care: since October 1, 2023, SFFAS 54 has required a federal lessee to recognize a lease liability and a right-to-use asset, with exceptions, and the transition for leases embedded in other contracts ended by October 1, 2025, at the latest. The facts for that judgment are often in the Agreements module.",
    ],
  },
  capabilities: {
    note: "We cover every module from loading dock to disposal form.",
    items: [
      {
        name: "Catalog, locations, people",
        text: "We clean official names, manufacturers, models, locations, custodial areas and users, then govern them, because both screens and scanners read these tables.",
      },
      {
        name: "Receipt and tagging",
        text: "Receipts from the purchasing or financial system arrive as pending asset records, so a tag can be printed at delivery, weeks before the next inventory.",
      },
      {
        name: "Physical inventory",
        text: "We support cycle plans, counts by scanner or mobile device, hand receipts and the resolution of overages and shortages, through certification by the custodian and the accountable officer.",
      },
      {
        name: "Capital property",
        text: "We set up threshold, useful life, improvements and depreciation in the Finance module, or a clean feed to the ledger’s asset subledger, as agreed with accounting.",
      },
      {
        name: "Agreements and leases",
        text: "We keep leases, loans, borrowed items and contractor-held property separate from what you own. For leases, we record term, options, payments and lessor, in the form that SFFAS 54 accounting requires.",
      },
      {
        name: "Excess and disposal",
        text: "The steps are internal screening, the SF 120 data reported in GSA’s Personal Property Management System, transfer on SF 122, and sale or donation. A record is retired only when its signed document is attached.",
      },
      {
        name: "Loss and liability",
        text: "Reports of lost, damaged or stolen property, review board decisions and the accounting entry are linked to the asset and posted in the same period.",
      },
    ],
  },
  process: {
    note: "We pilot in one custodial area, then follow a published calendar for the others.",
    steps: [
      {
        name: "Compare",
        time: "Weeks 1 to 4",
        text: "We match Sunflower records against the asset subledger, receipts and purchase card data, and list what one has and another lacks.",
        output: "Exception list by custodial area and value",
      },
      {
        name: "Walk one area",
        time: "Weeks 3 to 7",
        text: "We count a pilot area in both directions. Where serial numbers disagree, we photograph the data plate and file the photograph with the asset.",
        output: "Pilot count with the cause of each exception",
      },
      {
        name: "Correct the flow",
        time: "Weeks 6 to 14",
        text: "We correct records, costs and custodians from documents, and change the receiving step or interface rule that let the error in.",
        output: "Corrected records and revised procedures",
      },
      {
        name: "Count the rest",
        time: "Weeks 12 to 26",
        text: "Other areas follow the calendar, and each resolves its exceptions before the next begins. Property managers see the trend monthly.",
        output: "Certified counts for every custodial area",
      },
      {
        name: "Tie at year-end",
        time: "Before the books close",
        text: "We reconcile Sunflower, subledger and general ledger by asset class. The property officer and controller receive the same certification at the same time.",
        output: "Year-end tie-out and certification package",
      },
    ],
  },
  deliverables: {
    lead: "An auditor’s property testing begins with a request for most of this file.",
    rows: [
      {
        name: "Property to ledger tie-out",
        shows: "Count, cost and accumulated depreciation by class in both systems, with differences named",
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
        name: "Lease fact sheet",
        shows: "Agreements that may be leases, the terms found and the dated accounting decision",
        firstReader: "Financial reporting lead",
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
  engagement: {
    needs:
      "A Sunflower export that includes retired records, a year of receipts and purchase card transactions, and the capitalization policy. Escorts and room access in the areas to be counted. For laboratories and secure rooms, names must be submitted weeks ahead. One property manager for half the week. Custodians for an hour or two on their count days.",
    arrival:
      "We match data before we count. While we join the four sources, the property manager walks one building with our lead, and they choose the pilot area from what they have seen.",
    team: "A property lead with an accountant and a data analyst throughout, joined by two to eight counters during inventories.",
    length:
      "A first certified cycle takes about six months on a single campus, or nine to 14 when property is spread across many sites or overseas. Tag quality and missing cost documents matter more than the number of items.",
    handover:
      "Scanners, label stock, count plans and the exception queries stay with the property office. The valuation file is indexed by asset number for the audit liaison, who can reach us, as a priced line of the order, until the year’s opinion is signed.",
  },
  standards: [
    {
      rule: "usc-40-524",
      meaning: "Executive agencies keep adequate inventory controls and accountability systems for their property.",
    },
    {
      rule: "cfr-41-102-36",
      meaning: "Federal Management Regulation on excess personal property: reuse first, then report to GSA, then transfer.",
    },
    {
      rule: "sffas-6",
      also: ["sffas-10"],
      meaning: "Federal accounting for property, plant and equipment, and for internal use software.",
    },
    {
      rule: "sffas-54",
      also: ["sffas-62"],
      meaning:
        "Leases, in effect since fiscal year 2024. Intragovernmental and short-term leases and transfers of ownership are treated separately. Software licenses are excluded.",
    },
    {
      rule: "sffas-50",
      meaning: "Permits alternative values, such as deemed cost, when opening balances for property are first established.",
    },
    {
      rule: "far-part-45",
      meaning: "Government property held by contractors: recordkeeping and liability.",
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
        "In the ledger, if the ledger has an asset module. Sunflower then keeps custody and condition. Otherwise, Sunflower’s Finance module can calculate depreciation and send the journal. For equipment bought with an award, 200.313 lists what the property record holds: description, serial number, funding with the FAIN, who holds title, date, cost, the federal share, location, use, condition, and disposal with its date and price.",
    },
    {
      question: "We have no invoices for older equipment. What can we do?",
      answer:
        "Search before you estimate. Contracts, vendor statements, budget documents, grant files and shipping records often survive when the invoice does not, and one afternoon with a retired program’s boxes can settle a whole class of assets. For what remains, an estimate is allowed if its method is written down: a catalog price from the time, the deflated cost of a similar item or an appraisal. SFFAS 50 may permit deemed cost where an entity establishes opening balances for the first time. Before anything is booked, ask your auditor whether it applies to you.",
    },
    {
      question: "Does your team do the counting?",
      answer:
        "Yes, together with your custodians. A count is stronger when the counter does not hold the property, so we draw teams across areas. The custodian answers questions but leaves the scanning to others. For sensitive items, the counters work in pairs. On our Schedule, you buy counting as part of an order for reconciliation (541219) or system work (54151S). Each counter is priced as a federal accountant or a database specialist. We hold no item for a count alone. We sell services only, so scanners and tags are yours to furnish.",
    },
    {
      question: "Can RFID replace the annual count?",
      answer:
        "Only in part. A scan shows only that a tag is near a reader. A person still has to check, at least on a sample basis, the serial number, the condition, and whether the tag is on the right item.",
    },
    {
      question: "What must we report as deferred maintenance and repairs?",
      answer: "Maintenance and repairs that were due and were put off. They are not in the balance sheet but in the required supplementary information of the annual report. SFFAS 42 asks for your policy, how you rank the work, what makes a condition acceptable, whether only capitalized property is included, what you do not measure and why, the balance at the start and at the end by category, and the reasons for large changes. Build it from one list: asset number, condition and its date, each open repair with its cost. Take off what closed work orders have done, and tie the assets to the property register. Your engineers rate condition and cost. We build and reconcile the list.",
    },
  ],
  buying: { contract: "Firm-fixed-price by inventory cycle. Labor-hour line items with a ceiling price for counters (SIN 541219) when the number of sites is not known.", naics: ["541512", "541219"], psc: ["DA01"], labor: ["Senior ERP consultant", "Federal accountant", "Database specialist"], vehicles: ["gsa-mas", "efast"] },
  related: [
    "oracle-fixed-assets",
    "oracle-financials",
    "financial-system-integration",
    "audit-readiness",
    "endpoint-device-protection",
  ],
} satisfies ServiceItem;
