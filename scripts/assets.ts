import type { ConfigEnv, Plugin } from "vite";

/**
 * Vite plugin: makes the files that a build only copies, and skips what is up to date. The steps are loaded when they run,
 * because other commands read Vite's configuration too. Pictures take longest, and no module imports them, so a build makes
 * them while it bundles the modules.
 * @param command the command that runs. React Router also starts a server within a build, which needs none of the files
 */
export function assets(command: ConfigEnv["command"]): Plugin {
  let made: Promise<void> | undefined;
  let pictures: Promise<unknown> | undefined;
  const make = async (): Promise<void> => {
    const [{ makeFonts }, { makeIcons }, { makeContactCard }, { makeOgPictures }, { listPictures, makePictures }] =
      await Promise.all([
        import("./fonts.ts"),
        import("./icons.ts"),
        import("./contact-card.ts"),
        import("./og-pictures.ts"),
        import("./pictures.ts"),
      ]);
    const jobs = await listPictures();
    pictures = Promise.all([makePictures(jobs), makeOgPictures()]);
    await makeFonts();
    await makeIcons();
    await makeContactCard();
  };
  return {
    name: "assets",
    apply: command,
    buildStart: async () => {
      await (made ??= make());
      if (command === "serve") await pictures;
    },
    // Before Vite copies public/.
    buildEnd: async () => void (await pictures),
  };
}
