import { firm } from "./firm.ts";
import type { ContractVehicle } from "./shapes/contract-vehicle.ts";

const { uei, cageCode, unVendorId, contracts } = firm.identifiers;

export const contractVehicles = [
  {
    id: "gsa-mas",
    title: "GSA MAS",
    summary: "Multiple Award Schedule, valid through 2029 (option) and 2038",
    description:
      "The General Services Administration’s governmentwide schedule. Federal buyers, and in many cases state and local ones, order our IT and financial-systems services at terms agreed in advance.",
    fields: [
      { label: "Contract number", value: contracts.gsaMas, copyable: true },
      { label: "CAGE code", value: cageCode, copyable: true },
      { label: "UEI", value: uei, copyable: true },
      { label: "Period of performance", value: "Through 2029 (option) and 2038" },
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
      "GSA’s governmentwide contract for professional services. A federal contracting officer who holds GSA’s delegation of procurement authority can compete a task order inside the small business pool; IT may be part of the order where it supports the professional work.",
    fields: [
      { label: "Contract number", value: contracts.oasisPlus, copyable: true },
      { label: "CAGE code", value: cageCode, copyable: true },
      { label: "UEI", value: uei, copyable: true },
      { label: "Pool", value: "Small business" },
      { label: "Period of performance", value: "Five-year base, one five-year option" },
      { label: "Ceiling", value: "None on the program as a whole" },
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
        label: "Functional areas",
        value:
          "Business Administration and Management; Computer/Information Systems Development; Computer Systems Support; Documentation and Training",
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
      "The procurement portal that United Nations organizations share. A buyer there can find our profile by its vendor id, check the registration and invite us to tender.",
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
