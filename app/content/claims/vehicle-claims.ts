import { type Claim, sample } from "./claim.ts";
import { BLANK } from "../interface/samples.ts";

/** A special item number, or another part of a contract to order under, and what the firm does there. */
export interface Line {
  code: string;
  title: string;
  ours: string;
}

const GSA = { proof: "your contract in GSA eLibrary, www.gsaelibrary.gsa.gov" };
const OASIS = { proof: "your OASIS+ award and its list of lines" };
const EFAST = { proof: "your master ordering agreement with FAA" };

/**
 * The numbers of the contracts and the registration through which buyers reach the firm. Removing a number removes the
 * vehicle and its page.
 */
export const vehicleNumbers: Record<"gsa-mas" | "oasis-sb" | "efast" | "ungm", Claim<string>> = {
  "gsa-mas": sample(BLANK, GSA),
  "oasis-sb": sample(BLANK, OASIS),
  "efast": sample(BLANK, EFAST),
  "ungm": sample(BLANK, { proof: "your account at www.ungm.org" }),
};

/** Period of the Schedule contract. */
export const gsaPeriod: Claim<string> = sample("through 2029, with options 2038", GSA);
/** Until when the Schedule's rates below apply. */
export const gsaRatesPeriod: Claim<string> = sample(`They apply through a date ${BLANK}, and GSA eLibrary lists those of later years`, {
  proof: "the price list of your Schedule contract",
});

/** Base period of the OASIS+ contract, and its option. */
export const oasisPeriod: Claim<string> = sample(`Base of five years, end date ${BLANK}, with one five-year option`, OASIS);

/** Special item numbers. */
export const specialItems: Record<string, Claim<Line>> = {
  professionals: sample(
    { code: "54151S", title: "Information Technology Professional Services", ours: "ERP, software, data, service desk" },
    GSA,
  ),
  cybersecurity: sample(
    { code: "54151HACS", title: "Highly Adaptive Cybersecurity Services", ours: "Assessment, testing, monitoring, response" },
    GSA,
  ),
  budget: sample(
    { code: "541219", title: "Budget and Financial Management Services", ours: "Treasury reporting, reconciliation, grants" },
    GSA,
  ),
  consulting: sample(
    { code: "541611", title: "Management and Financial Consulting, Acquisition and Grants Management Support, and Business Program and Project Management Services", ours: "A-123, audit readiness, program support" },
    GSA,
  ),
};

/** OASIS+ domains in which the firm may compete, of the program's thirteen. */
export const domains: Record<string, Claim<Line>> = {
  management: sample(
    { code: "Management and Advisory", title: "NAICS 541611, 541618, 541690", ours: "A-123, audit readiness, governance" },
    OASIS,
  ),
  financial: sample(
    { code: "Financial Services", title: "NAICS 541219, among others", ours: "Treasury reporting, reconciliation, grants" },
    OASIS,
  ),
  business: sample(
    { code: "Business Administration", title: "NAICS as GSA lists them for the domain", ours: "Back office, records" },
    OASIS,
  ),
};

/** eFAST functional areas that the agreement covers, of the program's eight. */
export const efastAreas: Record<string, Claim<Line>> = {
  business: sample(
    {
      code: "Business Administration and Management",
      title: "Program, budget and grants support",
      ours: "Funds control, reporting, internal control",
    },
    EFAST,
  ),
  development: sample(
    {
      code: "Computer/Information Systems Development",
      title: "Design, build and test",
      ours: "Low-code and custom applications, interfaces",
    },
    EFAST,
  ),
  support: sample(
    {
      code: "Computer Systems Support",
      title: "Operations and help",
      ours: "Service desk, databases, patching, security",
    },
    EFAST,
  ),
  training: sample(
    {
      code: "Documentation and Training",
      title: "Manuals and courses",
      ours: "Procedures, handbooks, sessions for users",
    },
    EFAST,
  ),
};

const UNGM = { proof: "the codes in your profile at www.ungm.org" };

/** Goods and services codes of the vendor profile (UNSPSC): classes, which end in 00, with their official titles. */
export const unspsc: Record<string, Claim<Line>> = {
  software: sample({ code: "811115", title: "Software or hardware engineering", ours: "Applications, interfaces, tests" }, UNGM),
  systems: sample({ code: "811118", title: "System and system component administration services", ours: "Databases, servers, service desk" }, UNGM),
  accounting: sample({ code: "841115", title: "Accounting services", ours: "Reconciliation, reporting" }, UNGM),
  audit: sample({ code: "841116", title: "Audit services", ours: "Audit preparation, internal control" }, UNGM),
  management: sample(
    { code: "801015", title: "Business and corporate management consultation services", ours: "Program support, governance" },
    UNGM,
  ),
};
