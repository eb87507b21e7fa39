import { redirect } from "react-router";
import type { Route } from "./+types/pack.route";
import { PACK_LIMIT } from "../../lib/behaviour.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { oneListPath, packPath } from "./choice.server.ts";
import { packPageData } from "./pack-page-data.server.ts";
import { PACK_PATH, packPage } from "../../content/pages/pack-page.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { memoPage } from "../../ui/memo-page.tsx";
import { Removed } from "../../ui/remove-link.tsx";
import type { PageHandle } from "../../lib/page-handle.ts";
import { ShortHead } from "../../ui/short-head.tsx";
import { Link } from "../../ui/link.tsx";
import { MergePack } from "./merge-pack.tsx";
import { PackChoice } from "./pack-choice.tsx";
import { PackElsewhere } from "./pack-elsewhere.tsx";
import { PackHead, PackSheet } from "./pack-sheet.tsx";
import { CHOSEN_ID, PackSide } from "./pack-side.tsx";
import { usePackOnDevice } from "./use-pack-on-device.ts";
import { siteContext } from "../../lib/server-context.ts";
import "../../ui/aside-bar.css";
import "./pack-side.css";
import "./pack-sheet.css";
import { sampleNotice } from "../../content/sample-notice.ts";

export const handle = { query: ["s"] } satisfies PageHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  const lists = new URL(request.url).searchParams.getAll("s");
  const short = oneListPath(PACK_PATH, lists);
  if (short) throw redirect(short);
  const data = packPageData({ lists, limit: PACK_LIMIT, day: new Date() });
  const address = context.get(siteContext).siteUrl + packPath(data.chosen.map(({ slug }) => slug));
  return withFirstUses({ page: packPage, data, address, samples: sampleNotice(data.sheet ?? data.preview ?? {}) }, [
    { lead: data.lead },
    data.preview?.facts ?? [],
    data.sheet?.services ?? [],
  ]);
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, args.loaderData.page.meta) : []);

/** The chosen services as a printable statement with a URL to share. Source: PACK-1, PACK-2. */
function PackRoute({ loaderData: { page, data, address } }: Route.ComponentProps) {
  const elsewhere = usePackOnDevice(data.chosen);
  const { side, choose } = page;
  const isShown = data.chosen.length > 0 || data.leftOut.length > 0 || elsewhere.length > 0;
  return (
    <>
      <MergePack chosen={Object.fromEntries(data.chosen.map(({ slug, name }) => [slug, name]))} />
      <ShortHead crumbs={page.trail} title={page.name} lead={data.lead}>
        {data.preview && (
          <Link to={choose.browse.to} className="text-link inline-block py-2">
            {choose.browse.label}
          </Link>
        )}
      </ShortHead>
      <Removed focusId={CHOSEN_ID} />
      {isShown && (
        <section className="section on-cream packing py-12">
          <div className="page-width">
            <div role="status">
              {data.leftOut.map((sentence) => (
                <p key={sentence} className="pack-notice aside-bar mb-6 print:hidden">
                  {sentence}
                </p>
              ))}
            </div>
            {data.chosen.length + data.leftOut.length > 0 && (
              <PackElsewhere key={data.list} words={side} chosen={data.chosen} elsewhere={elsewhere} />
            )}
            {data.sheet && (
              <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_min(816px,66%)] lg:items-start print:block">
                <PackSide words={side} sheets={page.sheets} page={data} address={address} />
                <PackSheet key={data.list} sheet={data.sheet} words={page.sheet} />
              </div>
            )}
          </div>
        </section>
      )}
      <section id="choose" className="section pt-10 pb-18 print:hidden" aria-label={choose.heading}>
        <div className="page-width">
          {data.sheet && <h2 className="heading-3 mb-6">{choose.heading}</h2>}
          <PackChoice key={data.list} words={choose} page={data} />
        </div>
      </section>
      {data.preview && (
        <section className="section on-cream py-12 print:hidden">
          <div className="page-width grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_min(816px,66%)] lg:items-start">
            <div>
              <h2 className="heading-3">{page.preview}</h2>
              <p className="mt-3 text-small text-muted">{page.sheets}</p>
            </div>
            <div className="pack-preview">
              <PackHead sheet={data.preview} words={page.sheet} />
            </div>
          </div>
        </section>
      )}
    </>
  );
}

export default memoPage(PackRoute);
