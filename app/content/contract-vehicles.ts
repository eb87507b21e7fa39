import { firm } from "./firm.ts";
import type { ContractVehicle } from "./shapes/contract-vehicle.ts";

const { uei, cageCode, unVendorId, contracts } = firm.identifiers;

/** Titles, labels and what they are set to are the specification's (HOME-8). Where a public source says more, it stands beside them. */
export const contractVehicles = [
  {
    id: "gsa-mas",
    title: "GSA MAS",
    summary: "Multiple Award Schedule, valid through 2029 (option) and 2038",
    description:
      "The General Services Administration’s governmentwide schedule, from which federal agencies order our IT and financial-systems services at terms agreed in advance. State and local governments may use it for information technology and security, through GSA’s Cooperative Purchasing.",
    fields: [
      { label: "Contract number", value: contracts.gsaMas, copyable: true },
      { label: "CAGE code", value: cageCode, copyable: true },
      { label: "UEI", value: uei, copyable: true },
      { label: "Period of performance", value: "Through 2029 (option) and 2038" },
      {
        label: "About these dates",
        value:
          "The dates here are samples. A Schedule contract has a base of five years and three options of five, each GSA’s to exercise; before you set the end of an order, read the current and the final date in GSA eLibrary.",
        wide: true,
      },
      {
        label: "Functional areas",
        value: "IT professional services; financial management systems; cloud and cybersecurity services",
        wide: true,
      },
      {
        label: "Contract library",
        value: "View in the GSA eLibrary",
        href: "https://www.gsaelibrary.gsa.gov/",
        wide: true,
      },
    ],
  },
  {
    id: "oasis-plus-sb",
    title: "OASIS+ SB",
    summary: "Professional services, small business pool",
    description:
      "One GSA program of six contracts: Unrestricted, Total Small Business, and four for firms that SBA certifies (8(a), HUBZone, service-disabled veteran-owned, women-owned). Ours is Total Small Business. It sells services other than IT; IT may be part of an order where it supports the professional work. The contracting officer needs GSA’s delegation of procurement authority.",
    fields: [
      { label: "Contract number", value: contracts.oasisPlus, copyable: true },
      { label: "CAGE code", value: cageCode, copyable: true },
      { label: "UEI", value: uei, copyable: true },
      { label: "Pool", value: "Small business" },
      { label: "Period of performance", value: "Five-year base, one five-year option" },
      { label: "Ceiling", value: "None on the program as a whole" },
      { label: "Domains, of 13 since January 12, 2026", value: firm.standing.oasisPlusDomains, wide: true },
      {
        label: "Women-owned set-aside",
        value: "It goes under the women-owned contract. An order under Total Small Business is set aside for small business at large.",
        wide: true,
      },
      {
        label: "Contract library",
        value: "Read about OASIS+ at GSA",
        href: "https://www.gsa.gov/oasis-plus",
        wide: true,
      },
    ],
  },
  {
    id: "efast",
    title: "eFAST",
    summary: "FAA acquisition, no maximum ceiling",
    description:
      "Electronic FAA Accelerated and Simplified Tasks: the Federal Aviation Administration’s master ordering agreements with small businesses. Orders follow FAA’s own Acquisition Management System.",
    fields: [
      { label: "Contract number", value: contracts.efast, copyable: true },
      { label: "CAGE code", value: cageCode, copyable: true },
      { label: "UEI", value: uei, copyable: true },
      { label: "Ceiling", value: "No maximum ceiling" },
      {
        label: "All agreements together",
        value: "At most $7.4 billion over 15 years (Inspector General, May 8, 2017)",
        href: "https://www.oig.dot.gov/library-item/35651",
        wide: true,
      },
      {
        label: "Ordering period",
        value:
          "Ask FAA’s eFAST office before you plan an order. As of November 22, 2026 we found no public date for an agreement, and no limit later than the one above.",
        wide: true,
      },
      {
        label: "Functional areas",
        value:
          "Business Administration and Management; Computer/Information Systems Development; Computer Systems Support; Documentation and Training (four of the program’s eight)",
        wide: true,
      },
      { label: "Ordering agency", value: "Federal Aviation Administration", href: "https://www.faa.gov/", wide: true },
    ],
  },
  {
    id: "ungm",
    title: "UNGM",
    summary: "Registered vendor, United Nations Global Marketplace",
    description:
      "The procurement portal that United Nations organizations share. A buyer there can find our profile by its vendor id, check the registration and invite us to tender. A registration is no contract: each tender runs under the rules of the organization that calls it.",
    fields: [
      { label: "Vendor ID", value: unVendorId, copyable: true },
      { label: "Goods and services codes", value: "UNSPSC, listed in the vendor profile" },
      {
        label: "Procurement portal",
        value: "Open the Global Marketplace",
        href: "https://www.ungm.org/",
        wide: true,
      },
    ],
  },
] satisfies ContractVehicle[];
