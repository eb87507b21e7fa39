import { certifications } from "./certifications.ts";
import { said } from "./claims/claim.ts";
import { type Certificate, certificates } from "./claims/certifications.ts";
import { contractVehicles } from "./contract-vehicles.ts";
import { counted, listOf } from "./words.ts";

const isHeld = (id: string): boolean => certifications.some((certification) => certification.id === id);
const isContract = (id: string): boolean => ["gsa-mas", "oasis-plus-sb"].includes(id);

/** Where the firm's size is not claimed. */
export const SIZE_NOT_CLAIMED = "Woman-owned; size as represented in SAM.gov";

const vehicle = (id: string): number => contractVehicles.filter((one) => one.id === id).length;
/** A certificate in one line: its number, who issued it, and until when. */
export const certificateText = ({ number, body, date }: Certificate): string => `${number}, ${body}, ${date}`;

/** "ISO 27001", and "Services" of "CMMI Level 3 Services". */
const titleOf = (id: string): string | undefined =>
  certifications.find((one) => one.id === id)?.title.replace(/^CMMI Level \d /, "");

/** Several in one line, each by its name; undefined where none is claimed. */
const linesOf = (ids: readonly (keyof typeof certificates)[]): string | undefined =>
  ids
    .flatMap((id) => {
      const certificate = said(certificates[id]);
      return certificate ? [`${titleOf(id)}: ${certificateText(certificate)}`] : [];
    })
    .join("; ") || undefined;

/** The records of the appraisals, and of the three management systems; undefined where none is claimed. */
export const appraisals = linesOf(["cmmi-services", "cmmi-development"]);
export const managementSystems = linesOf(["iso-9001", "iso-27001", "iso-20000"]);

const systems = certifications.filter(({ id }) => id.startsWith("iso-")).length;
const appraised = certifications.filter(({ id }) => id.startsWith("cmmi-")).length;

/** "two contracts, one ordering agreement and one registration"; undefined where none is held. */
export const vehiclesInWords = listOf([
  counted(contractVehicles.filter(({ id }) => isContract(id)).length, "contract"),
  counted(vehicle("efast"), "ordering agreement"),
  counted(vehicle("ungm"), "registration"),
]);

/** "three certified management systems, two appraisals against CMMI and …"; undefined where none is claimed. */
export const certificatesInWords = listOf([
  counted(systems, "certified management system"),
  counted(appraised, "appraisal against CMMI", "appraisals against CMMI"),
  isHeld("swam") && "one certification of ownership by Virginia",
]);

/** Whether both kinds of work are claimed to be appraised. */
export const isLevelThreeOnBothSides = appraised === 2;
