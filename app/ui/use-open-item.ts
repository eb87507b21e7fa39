import { useState } from "react";
import { type Location, useLocation } from "react-router";
import { useHydrated } from "../lib/context/use-hydrated.ts";

/**
 * The open item of an accordion, at first the first. A link to an item opens it: the server never sees the hash, so it is
 * read after hydration and on every navigation. Source: GEN-6, GEN-8.
 */
export function useOpenItem(ids: readonly string[]) {
  const [openId, setOpenId] = useState<string | null>(ids[0] ?? null);
  const isReady = useHydrated();
  const location = useLocation();
  const [arrival, setArrival] = useState<Location>();
  if (isReady && arrival !== location) {
    setArrival(location);
    const id = location.hash.slice(1);
    if (ids.includes(id)) setOpenId(id);
  }
  return [openId, setOpenId] as const;
}
