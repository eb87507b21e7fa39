import { storePack, storedPack } from "./stored-pack.ts";

/**
 * Drops from this device's pack what is no service of the site, as after a service was removed, and renews its names. It
 * asks for all names, so the server does not learn what is in the pack. Source: PACK-1.
 */
export async function renewStoredPack(): Promise<void> {
  if (Object.keys(storedPack()).length === 0) return;
  const names = await fetch("/pack.json")
    .then(async (answer) => (answer.ok ? ((await answer.json()) as Record<string, string>) : undefined))
    // The pack stays as it is until the next page.
    .catch(() => undefined);
  if (!names) return;
  const pack = storedPack();
  const known = Object.keys(pack).filter((slug) => Object.hasOwn(names, slug));
  const renewed = Object.fromEntries(known.map((slug) => [slug, names[slug]!]));
  if (JSON.stringify(renewed) !== JSON.stringify(pack)) storePack(renewed);
}
