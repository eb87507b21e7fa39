/**
 * Names this build: a digest of the server bundle, which the build writes over these sixteen characters
 * (scripts/build-facts.ts). Anything a page says is in that bundle, and so is the list of client chunks, so pages of one
 * id never differ. In `npm run dev` it stays as it is.
 */
export const BUILD_ID = "__BUILD_ID_16___";
