import { PACK_LIMIT } from "../../config/behaviour.ts";
import { useNonce } from "../../lib/context/nonce.ts";
import { useServed } from "../../lib/hooks/use-hydrated.ts";
import { ADD_HASH, PACK_KEY } from "../../lib/pack/kept-pack.ts";
import { inlineScript } from "../../lib/text/inline-script.ts";

/**
 * Runs in the browser, as text, before the pack's page is painted. An address without a choice gets the device's; one that
 * adds (`#add`) gets both, and the device keeps what is new, under its slug until the page knows its name. Where the server
 * has to write another page for that, this one is not shown.
 */
const MERGE = inlineScript(`{
  const isSlug = (slug) => /^[a-z0-9-]+$/.test(slug);
  const isAddition = location.hash === "${ADD_HASH}";
  const named = new URLSearchParams(location.search).getAll("s").join().split(",").filter(isSlug);
  if (isAddition || !location.search) {
    let kept = [];
    try {
      kept = Object.entries(Object(JSON.parse(localStorage.getItem("${PACK_KEY}"))));
    } catch {}
    const names = Object.fromEntries(kept.filter(([slug, name]) => isSlug(slug) && typeof name === "string"));
    const all = [...new Set([...Object.keys(names), ...named])];
    const address = "/pack" + (all.length > 0 ? "?s=" + all.join() : "");
    try {
      if (isAddition && all.length < ${PACK_LIMIT + 1})
        localStorage.setItem("${PACK_KEY}", JSON.stringify(Object.fromEntries(all.map((slug) => [slug, names[slug] || slug]))));
    } catch {}
    if (all.join() === named.join()) history.replaceState(history.state, "", address);
    else {
      document.documentElement.style.visibility = "hidden";
      location.replace(address);
    }
  }
}`);

/** Brings the address of the pack and this device together before the first paint. Source: PACK-1. */
export function MergePack() {
  const nonce = useNonce();
  return useServed() && <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MERGE }} />;
}
