import { useEffect } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import type { PackOption } from "../../content/shapes/pack.ts";
import { keepPack, keptPack, packAddress, useKeptPack } from "../../lib/pack/kept-pack.ts";

/** The state of a history entry whose pack the visitor has made on the pack's own page. */
export const CHANGED = { isChanged: true };

/**
 * Brings a pack's page and this device together. What the visitor changes on the page is kept; what the page merely shows,
 * a colleague's choice perhaps, is kept only where nothing else is. An address without a choice gets the device's.
 * @returns what the device has chosen beside what the page shows: names by slug
 */
export function usePackOnDevice(chosen: readonly PackOption[]): [slug: string, name: string][] {
  const { state, search, key } = useLocation();
  const navigate = useNavigate();
  // The way back and a reload come to an old change again: what the device has by then is newer.
  const isNew = useNavigationType() !== "POP";
  const isChange = isNew && (state as typeof CHANGED | null)?.isChanged === true;

  useEffect(() => {
    const pack = keptPack();
    const kept = Object.keys(pack);
    const names = Object.fromEntries(chosen.map(({ slug, name }) => [slug, name]));
    if (isChange || (chosen.length > 0 && kept.length === 0)) keepPack(names);
    else if (!search && kept.length > 0) void navigate(packAddress(kept), { replace: true });
    // What was added before scripts ran has no name yet.
    else if (kept.some((slug) => names[slug] && names[slug] !== pack[slug]))
      keepPack(Object.fromEntries(kept.map((slug) => [slug, names[slug] ?? pack[slug]!])));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address the visitor comes to
  }, [key]);

  const shown = new Set(chosen.map(({ slug }) => slug));
  return Object.entries(useKeptPack()).filter(([slug]) => !shown.has(slug));
}
