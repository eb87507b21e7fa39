/**
 * Identifies this build. The build replaces these sixteen characters with a digest of the server bundle
 * (scripts/build-facts.ts). The bundle contains all page content and the list of client chunks, so two builds with the
 * same id render the same pages. `npm run dev` leaves the placeholder in place.
 */
export const BUILD_ID = "__BUILD_ID_16___";
