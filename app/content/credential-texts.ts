import { certifications } from "./certifications.ts";
import { claimedValue } from "./claims/claim.ts";
import { type Certificate, certificates } from "./claims/certification-claims.ts";
import { contractVehicles } from "./contract-vehicles.ts";
import { counted, listOf } from "./words.ts";
import { BLANK } from "./interface/samples.ts";

const isHeld = (id: string): boolean => certifications.some((certification) => certification.id === id);
const isContract = (id: string): boolean => ["gsa-mas", "oasis-plus-sb"].includes(id);

/** Used if the firm's size is not claimed. */
export const SIZE_NOT_CLAIMED = "Woman-owned, size as represented in SAM.gov";

const vehicle = (id: string): number => contractVehicles.filter((one) => one.id === id).length;
/** A certificate as one line: number, issuer, expiry. */
export const certificateText = ({ number, body, date }: Certificate): string =>
  number === BLANK ? `number, body and date ${BLANK}` : `${number}, ${body}, ${date}`;

/** "ISO 27001", and "Services" of "CMMI Level 3 Services". */
const titleOf = (id: string): string | undefined =>
  certifications.find((one) => one.id === id)?.title.replace(/^CMMI Level \d /, "");

/** Several certificates as one line, with names; undefined if none is claimed. */
const linesOf = (ids: readonly (keyof typeof certificates)[]): string | undefined =>
  ids
    .flatMap((id) => {
      const certificate = claimedValue(certificates[id]);
      return certificate ? [`${titleOf(id)}: ${certificateText(certificate)}`] : [];
    })
    .join("; ") || undefined;

/** The records of the appraisals and of the three management systems; undefined if none is claimed. */
export const appraisals = linesOf(["cmmi-services", "cmmi-development"]);
export const managementSystems = linesOf(["iso-9001", "iso-27001", "iso-20000"]);

const systems = certifications.filter(({ id }) => id.startsWith("iso-")).length;
const appraised = certifications.filter(({ id }) => id.startsWith("cmmi-")).length;

/** "two contracts, one ordering agreement and one registration"; undefined if none is held. */
export const vehiclesInWords = listOf([
  counted(contractVehicles.filter(({ id }) => isContract(id)).length, "contract"),
  counted(vehicle("efast"), "ordering agreement"),
  counted(vehicle("ungm"), "registration"),
]);

/** "three certified management systems, two CMMI appraisals and …"; undefined if none is claimed. */
export const certificatesInWords = listOf([
  counted(systems, "certified management system"),
  counted(appraised, "CMMI appraisal"),
  isHeld("swam") && "one ownership certification",
]);

/** Whether both appraisals (Services and Development) are claimed. */
export const isLevelThreeOnBothSides = appraised === 2;
