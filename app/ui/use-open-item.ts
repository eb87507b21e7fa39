import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const never = () => () => {};

/**
 * The open item of an accordion. A link to an item opens it: the server never sees the hash, so it is read after
 * hydration and on every navigation. Source: GEN-6, GEN-8.
 * @param first the item that is open until then; null for none
 */
export function useOpenItem(ids: readonly string[], first: string | null = ids[0] ?? null) {
  const [openId, setOpenId] = useState<string | null>(first);
  const location = useLocation();
  // A page without a hash renders once.
  const getId = () => location.hash.slice(1);
  const id = useSyncExternalStore(never, getId, () => "");
  const [seen, setSeen] = useState({ location, id: "" });
  if (seen.location !== location || seen.id !== id) {
    setSeen({ location, id });
    if (ids.includes(id)) setOpenId(id);
  }
  return [openId, setOpenId] as const;
}
