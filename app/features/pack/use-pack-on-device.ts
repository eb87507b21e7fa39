import { useEffect } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { renewStoredPack } from "../../ui/renew-stored-pack.ts";
import { storePack, storedPack, packAddress, useStoredPack } from "../../ui/stored-pack.ts";

/** State of a history entry created by a change on the pack's page. */
export const CHANGED = { isChanged: true };

/**
 * Syncs the pack of the URL with the one on this device. Changes made on the page are stored. A pack that is merely
 * viewed, perhaps a colleague's, is stored only if the device has none. A URL without services gets the device's pack.
 * @returns services the device has and the page does not: names by slug
 */
export function usePackOnDevice(chosen: readonly { slug: string; name: string }[]): [slug: string, name: string][] {
  const { state, search, key } = useLocation();
  const navigate = useNavigate();
  // Back, forward and reload return to old changes; the device's pack is newer.
  const isNew = useNavigationType() !== "POP";
  const isChange = isNew && (state as typeof CHANGED | null)?.isChanged === true;

  useEffect(() => {
    const kept = Object.keys(storedPack());
    const names = Object.fromEntries(chosen.map(({ slug, name }) => [slug, name]));
    if (isChange || (chosen.length > 0 && kept.length === 0)) storePack(names);
    else if (!search && kept.length > 0) void navigate(packAddress(kept), { replace: true });
    else void renewStoredPack();
    // oxlint-disable-next-line react/exhaustive-deps -- once per URL
  }, [key]);

  const shown = new Set(chosen.map(({ slug }) => slug));
  return Object.entries(useStoredPack()).filter(([slug]) => !shown.has(slug));
}
