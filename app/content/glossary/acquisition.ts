import type { Term } from "../types/term.types.ts";

export const acquisitionTerms = [
  {
    term: "specimen",
    full: "sample deliverable",
    sentence: "An excerpt of a deliverable with invented data, shown so that you can judge what you would receive.",
  },
  {
    term: "pack",
    full: "capability pack",
    sentence: "The services that you have chosen on this site, printed as one capability statement.",
  },
  {
    term: "register of rules",
    full: "list of every rule that this site cites",
    sentence: "Each law, circular, standard and form, with its edition, its status and the day on which it was checked.",
  },
  {
    term: "FAQ",
    full: "Frequently Asked Questions",
    sentence: "Questions that many people ask, with short answers.",
  },
  {
    term: "SPRS",
    full: "Supplier Performance Risk System",
    sentence: "The Defense Department’s system in which contractors post their score under NIST SP 800-171.",
  },
  {
    term: "BPA",
    full: "Blanket Purchase Agreement",
    sentence: "An agreement for recurring needs, with prices set in advance and an order for each need.",
  },
  {
    term: "CAGE",
    full: "Commercial and Government Entity",
    sentence: "A five-character code that identifies a supplier at a given address.",
  },
  {
    term: "CGFM",
    full: "Certified Government Financial Manager",
    sentence: "A professional certification in government financial management.",
  },
  {
    term: "CLIN",
    full: "Contract Line Item Number",
    sentence: "A contract line that is ordered, delivered and paid as a unit.",
  },
  {
    term: "CPA",
    full: "Certified Public Accountant",
    sentence: "An accountant licensed by a state, who may sign audit reports.",
  },
  {
    term: "CPARS",
    full: "Contractor Performance Assessment Reporting System",
    sentence: "The system in which agencies rate contractors’ performance.",
  },
  {
    term: "DCSA",
    full: "Defense Counterintelligence and Security Agency",
    sentence: "The agency that grants security clearances to firms and people.",
  },
  {
    term: "DD",
    full: "Department of Defense form",
    sentence: "A Department of Defense form, identified by its number.",
  },
  {
    term: "DFARS",
    full: "Defense Federal Acquisition Regulation Supplement",
    sentence: "The Department of Defense supplement to the Federal Acquisition Regulation.",
  },
  {
    term: "eFAST",
    full: "Electronic FAA Accelerated and Simplified Tasks",
    sentence: "The Federal Aviation Administration’s ordering agreements with small businesses.",
    rule: "efast",
  },
  {
    term: "EFT",
    full: "Electronic Funds Transfer",
    sentence: "Payment from the Treasury to a bank account, without a check.",
    rule: "far-52-232-33",
  },
  {
    term: "FAA",
    full: "Federal Aviation Administration",
    sentence: "The agency that runs air traffic control and buys under its own rules.",
  },
  {
    term: "FAPIIS",
    full: "Federal Awardee Performance and Integrity Information System",
    sentence: "The public record of a contractor’s terminations, findings and proceedings, which has been part of SAM.gov since 2022.",
  },
  {
    term: "FAR",
    full: "Federal Acquisition Regulation",
    sentence: "The rules, clauses and forms that apply to most federal procurement.",
    rule: "far",
  },
  {
    term: "FFP",
    full: "Firm-Fixed-Price",
    sentence: "A contract type whose price does not change with the cost of the work.",
  },
  {
    term: "FPDS",
    full: "Federal Procurement Data System",
    sentence: "The system in which agencies report their contract actions.",
    rule: "fpds",
  },
  {
    term: "GSAM",
    full: "General Services Administration Acquisition Manual",
    sentence: "GSA’s own acquisition rules, including those for orders under its Schedule.",
    rule: "gsam-538-71",
  },
  {
    term: "IDIQ",
    full: "Indefinite Delivery, Indefinite Quantity",
    sentence: "A contract that sets the terms first and leaves the quantities to later orders.",
  },
  {
    term: "MAS",
    full: "Multiple Award Schedule",
    sentence: "GSA’s long-term contracts, from which agencies order on pre-negotiated terms.",
    rule: "gsa-mas",
  },
  {
    term: "MIPR",
    full: "Military Interdepartmental Purchase Request",
    sentence: "The Defense form that one office uses to order from another.",
  },
  {
    term: "MWBE",
    full: "Minority and Women Business Enterprise",
    sentence: "A firm that a state or city has certified as owned by minorities or women, under a program of its own.",
  },
  {
    term: "NAICS",
    full: "North American Industry Classification System",
    sentence: "Six-digit industry codes, each with a size standard for small businesses.",
    rule: "naics-2022",
  },
  {
    term: "OASIS+",
    full: "One Acquisition Solution for Integrated Services Plus",
    sentence: "GSA’s six contracts for professional services that are not information technology.",
    rule: "oasis-plus",
  },
  {
    term: "OF",
    full: "Optional Form",
    sentence: "A federal form that an agency may use or replace, identified by its number.",
  },
  {
    term: "PIID",
    full: "Procurement Instrument Identifier",
    sentence: "The unique number of a contract or order.",
    rule: "piid",
  },
  {
    term: "PSC",
    full: "Product and Service Code",
    sentence: "A four-character code that says what was bought.",
    rule: "psc-manual",
  },
  {
    term: "SAM",
    full: "System for Award Management",
    sentence: "The federal site, SAM.gov, where firms register, opportunities are posted and exclusions can be looked up.",
  },
  {
    term: "SB",
    full: "Small Business",
    sentence: "A firm within the size standard of its industry.",
  },
  {
    term: "SBA",
    full: "Small Business Administration",
    sentence: "The agency that sets size standards and certifies firms for set-asides.",
  },
  {
    term: "SBIR",
    full: "Small Business Innovation Research",
    sentence: "A federal program that pays small firms for research and development.",
  },
  {
    term: "SIN",
    full: "Special Item Number",
    sentence: "A category on the GSA Schedule under which agencies may order from a contractor.",
  },
  {
    term: "T&M",
    full: "Time-and-Materials",
    sentence: "A contract type that pays for hours at fixed rates, and for materials at cost.",
  },
  {
    term: "UEI",
    full: "Unique Entity ID",
    sentence: "The twelve-character code that SAM.gov gives each entity it registers.",
  },
  {
    term: "UN",
    full: "United Nations",
    sentence: "The international organization, whose bodies each buy under their own rules.",
  },
  {
    term: "UNGM",
    full: "United Nations Global Marketplace",
    sentence: "The portal through which United Nations organizations find and invite suppliers.",
    rule: "ungm",
  },
  {
    term: "UNSPSC",
    full: "United Nations Standard Products and Services Code",
    sentence: "A classification of goods and services used by buyers around the world.",
  },
  {
    term: "EDWOSB",
    full: "Economically Disadvantaged Women-Owned Small Business",
    sentence: "A women-owned small firm whose owners fall under limits on income and net worth, for which some awards are reserved.",
    rule: "cfr-13-127",
  },
  {
    term: "SDVOSB",
    full: "Service-Disabled Veteran-Owned Small Business",
    sentence: "A small firm owned by veterans with a disability from their service, for which some awards are reserved.",
  },
  {
    term: "COTS",
    full: "Commercially available Off-The-Shelf",
    sentence: "Sold to the public in quantity, and to the Government without change.",
  },
  {
    term: "WOSB",
    full: "Women-Owned Small Business",
    sentence: "A small firm owned and controlled by women, for which contracts in some industries may be set aside.",
    rule: "cfr-13-127",
  },
  { term: "DCAA", full: "Defense Contract Audit Agency", sentence: "The agency that audits contractors’ costs and accounting systems." },
  { term: "FBI", full: "Federal Bureau of Investigation", sentence: "The federal agency to which crimes on the internet are reported." },
  { term: "LLC", full: "Limited Liability Company", sentence: "A type of company whose owners risk only what they invest." },
  { term: "NASA", full: "National Aeronautics and Space Administration", sentence: "The federal agency for space flight and aeronautics." },
  { term: "US", full: "United States", sentence: "The country, or in names of services, its federal government." },
  { term: "EO", full: "Executive Order", sentence: "A directive of the President to the executive branch." },
  { term: "ASTM", full: "American Society for Testing and Materials", sentence: "An international body that publishes technical standards." },
] satisfies readonly Term[];
