// Generates the files that the build only copies. Each step skips what is up to date, so a second run is fast.
import { makeContactCard } from "./contact-card.ts";
import { makeFonts } from "./fonts.ts";
import { makeIcons } from "./icons.ts";
import { makeOgPictures } from "./og-pictures.ts";
import { makePictures } from "./pictures.ts";

/** @throws if a step fails */
export async function makeAssets(): Promise<void> {
  await makeFonts();
  await makeIcons();
  await makeContactCard();
  await makeOgPictures();
  await makePictures();
}

if (import.meta.main) await makeAssets();
