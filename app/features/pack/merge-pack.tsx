import { PACK_LIMIT } from "../../lib/behaviour.ts";
import { useNonce } from "../../lib/context/nonce.ts";
import { useServed } from "../../lib/context/use-hydrated.ts";
import { MERGE_HASH, PACK_KEY } from "../../ui/stored-pack.ts";
import { inlineScript } from "../../lib/text/inline-script.ts";

/**
 * Inline script that runs before the pack's page is painted. A URL without services gets the pack stored on this device.
 * A URL with `#merge` gets both packs, and the device stores the new services, under their slug until the page knows
 * their name. If that takes another page from the server, this page stays hidden.
 */
const MERGE = inlineScript(`{
  const isSlug = (slug) => /^[a-z0-9-]+$/.test(slug);
  const isAddition = location.hash === "${MERGE_HASH}";
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

/** Merges the pack of the URL with the one on this device before the first paint. Source: PACK-1. */
export function MergePack() {
  const nonce = useNonce();
  return useServed() && <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: MERGE }} />;
}
