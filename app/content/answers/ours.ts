import { type Claim, claimedValue } from "../claims/claim.ts";
import { orderPages } from "../vehicles/index.ts";

/** The firm's own statement as a sentence, or nothing if it is not claimed. */
export const ours = (claim: Claim<string>, before = ""): string => {
  const text = claimedValue(claim);
  return text ? `${before}${text}. ` : "";
};

/** The page on how to order through the GSA Schedule, if the firm holds one. */
export const schedule = orderPages.find(({ slug }) => slug === "gsa-mas");
