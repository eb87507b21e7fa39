import type { Plugin } from "vite";

/**
 * Vite plugin: makes the files that a build only copies, and skips what is up to date. The steps are loaded when they run,
 * because other commands read Vite's configuration too.
 */
export function assets(): Plugin {
  let made: Promise<void> | undefined;
  return { name: "assets", buildStart: () => (made ??= makeAssets()) };
}

async function makeAssets(): Promise<void> {
  const [{ makeFonts }, { makeIcons }, { colorMarks }, { makeContactCard }, { makeOgPictures }, { makePictures }] =
    await Promise.all([
      import("./fonts.ts"),
      import("./icons.ts"),
      import("./mark-colors.ts"),
      import("./contact-card.ts"),
      import("./og-pictures.ts"),
      import("./pictures.ts"),
    ]);
  await makeFonts();
  await makeIcons();
  await colorMarks();
  await makeContactCard();
  await makeOgPictures();
  await makePictures();
}
