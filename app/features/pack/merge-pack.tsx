import { useNonce } from "../../lib/context/nonce.ts";
import { useServed } from "../../lib/context/use-hydrated.ts";
import { MERGE_HASH, PACK_KEY, STORED_SLUG, type StoredPack } from "../../ui/stored-pack.ts";
import { inlineScript } from "../../lib/text/inline-script.ts";

/**
 * Inline script that runs before the pack's page is painted. A URL without services gets the pack stored on this device.
 * A URL with `#merge` gets both packs; if that takes another page from the server, this page stays hidden. The page that
 * has both stores them, and of the URL only what the server knows, so a link cannot put its own words on this device.
 */
const MERGE = inlineScript(`{
  const { chosen } = document.currentScript.dataset;
  const isSlug = (slug) => ${STORED_SLUG}.test(slug);
  const isAddition = location.hash === "${MERGE_HASH}";
  const named = new URLSearchParams(location.search).getAll("s").join().split(",").filter(isSlug);
  if (isAddition || !location.search) {
    let kept = [];
    try {
      kept = Object.keys(Object(JSON.parse(localStorage.getItem("${PACK_KEY}")))).filter(isSlug);
    } catch {}
    const all = [...new Set([...kept, ...named])].join();
    const address = "/pack" + (all ? "?s=" + all : "");
    if (all === named.join()) {
      try {
        if (isAddition && chosen !== "{}") localStorage.setItem("${PACK_KEY}", chosen);
      } catch {}
      history.replaceState(history.state, "", address);
    } else {
      document.documentElement.style.visibility = "hidden";
      location.replace(address + location.hash);
    }
  }
}`);

/**
 * Merges the pack of the URL with the one on this device before the first paint. Source: PACK-1.
 * @param chosen the services of the URL that exist: names by slug
 */
export function MergePack({ chosen }: { chosen: StoredPack }) {
  const nonce = useNonce();
  return (
    useServed() && (
      <script
        nonce={nonce}
        data-chosen={JSON.stringify(chosen)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: MERGE }}
      />
    )
  );
}
