import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { lineItem } from "../../../app/books/line-item-stations.ts";
import { claims } from "../../../app/content/claims/index.ts";
import { type Claim, claimedValue } from "../../../app/content/claims/claim.ts";
import { BLANK } from "../../../app/content/interface/samples.ts";
import { textsOf } from "../../../scripts/lib/all-content.ts";
import { checkEach } from "../../support/check-each.ts";

// It reads the content host from the router, which is missing here.
vi.mock("../../../app/lib/context/use-content-origin.ts", () => ({ useContentOrigin: () => null }));

/** The part of a route module that is needed here. */
interface Module {
  loader: (args: { params: object; request: Request }) => object;
  default: ComponentType<{ loaderData: object; params: object }>;
}

async function rendered(module: unknown, params: object = {}): Promise<string> {
  const { loader, default: Page } = module as Module;
  const loaderData = await loader({ params, request: new Request("https://www.site.example/") });
  const element = <Page loaderData={loaderData} params={params} />;
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

/** The pages with claims, rendered without the claims at these indexes, by path. */
const pagesWithout = (isRemoved: (index: number) => boolean) =>
  pagesWith((index, { removed }, claim) => (isRemoved(index) ? removed() : claim));

type Claims = typeof import("../../../app/content/claims/claim.ts");

/** The same, with each claim changed by the operator. */
async function pagesWith(
  left: (index: number, make: Claims, claim: Claim<unknown>) => Claim<unknown>,
): Promise<Map<string, string>> {
  vi.resetModules();
  let index = 0;
  vi.doMock("../../../app/content/claims/claim.ts", async (original) => {
    const real = await original<Claims>();
    const places = new Map(claims.map(({ claim }, place) => [JSON.stringify(claim), place]));
    return {
      ...real,
      // Matches claims by value, since files may load in any order. Equal claims are changed together.
      sample: (value: unknown, options: { proof: string }) => {
        const claim = real.sample(value, options);
        index += 1;
        return left(places.get(JSON.stringify(claim))!, real, claim);
      },
    };
  });
  const [home, about, capability, vehicle, answers, pack, { orderPages, orderPagePath }, { footer }, { organization }] =
    await Promise.all([
      import("../../../app/features/home/home.route.tsx"),
      import("../../../app/features/trust/about.route.tsx"),
      import("../../../app/features/trust/corporate-capability.route.tsx"),
      import("../../../app/features/order/contract-vehicle.route.tsx"),
      import("../../../app/features/answers/buyers-answers.route.tsx"),
      packWithout(),
      import("../../../app/content/vehicles/index.ts"),
      import("../../../app/content/footer.ts"),
      import("../../../app/content/organization.ts"),
    ]);
  expect(index).toBe(claims.length);
  return new Map([
    ["/", await rendered(home)],
    ["/about", await rendered(about)],
    ["/corporate-capability", await rendered(capability)],
    ...(await Promise.all(
      orderPages.map(async (page) => [orderPagePath(page), await rendered(vehicle, { slug: page.slug })] as const),
    )),
    ["/buyers-answers", await rendered(answers)],
    ["a pack", pack],
    ["footer", footer.certifications],
    ["JSON-LD", textsOf(organization).join("\n")],
  ]);
}

/** The pack's sheet for a service available on all four vehicles and one available on few. */
async function packWithout(): Promise<string> {
  const [{ packPageData }, { packPage }, { PackSheet }] = await Promise.all([
    import("../../../app/features/pack/pack-page-data.server.ts"),
    import("../../../app/content/pages/pack-page.ts"),
    import("../../../app/features/pack/pack-sheet.tsx"),
  ]);
  const lists = ["program-planning-and-strategy", "agriculturedatasolutions"];
  const { sheet } = packPageData({ lists, limit: 12, day: new Date("2026-11-22T12:00:00Z") });
  return renderToString(
    <MemoryRouter>
      <PackSheet sheet={sheet!} words={packPage.sheet} />
    </MemoryRouter>,
  );
}

/** A gap: an empty element, a heading without content, an incomplete sentence. */
const EMPTY =
  /<(h[1-6]|ul|ol|dl|dt|dd|li|table|thead|tbody|tr|th|caption|section|p|a|button|strong|b|span)\b[^>]*>(?:\s|<!-- -->)*<\/\1>/g;
const LONELY_HEADING = /<\/h[2-4]>(?:\s|<!-- -->|<\/(?:div|span|header)>)*<\/section>/g;
const GAP = /\b(?:undefined|NaN|null)\b|[,;:] ?[,;.](?!\d)|\(\)|(?:^|\n)[,;.] /g;

const INLINE = /<\/?(?:abbr|b|strong|span|small|a|em|i)\b[^>]*>|<!-- -->/g;
const textOf = (html: string): string => html.replaceAll(INLINE, "").replaceAll(/<[^>]*>/g, "\n");

const holesIn = (html: string): string[] => [
  ...[EMPTY, LONELY_HEADING].flatMap((hole) => html.match(hole) ?? []),
  ...(textOf(html).match(GAP) ?? []),
];

/** Gaps in a page that it does not have with all claims. */
const newHoles = (page: string, html: string): string[] => {
  const before = holesIn(whole.get(page)!);
  return holesIn(html).filter((hole) => !before.includes(hole));
};

const texts = (value: unknown) => textsOf(value).filter((text) => text.length > 4);

/** A text that occurs in this claim only. */
function ownText(path: string): string | undefined {
  const claim = claims.find((placed) => placed.path === path)!.claim;
  const others = claims.filter((placed) => placed.path !== path).flatMap((placed) => texts(claimedValue(placed.claim)));
  return texts(claimedValue(claim)).find((text) => !others.some((other) => other.includes(text)));
}

const whole = await pagesWithout(() => false);
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("'", "&#x27;");

test("BUY-4 with all claims in place, each one is on a page", () => {
  const all = [...whole.values()].join("\n").replaceAll(INLINE, "");
  const unseen = claims.filter(({ path }) => {
    const text = ownText(path);
    return text !== undefined && !all.toLowerCase().includes(escaped(text).toLowerCase());
  });
  expect(unseen.map(({ path }) => path)).toEqual([]);
});

/** A claim's group, such as `certificates` or `rates.gsa-mas`. */
const kindOf = (path: string) => path.replace(/\.[^.]+$/, "");
const kinds = [...new Set(claims.map(({ path }) => kindOf(path)))];

/** The pages that say a claim's own text. */
const sayersOf = (path: string, pages: ReadonlyMap<string, string>): string[] => {
  const text = ownText(path);
  if (text === undefined) return [];
  const said = escaped(text).toLowerCase();
  return [...pages].flatMap(([page, html]) => (html.replaceAll(INLINE, "").toLowerCase().includes(said) ? [page] : []));
};

/** Every third group, and in `TEST_ALL=1 npm test` all. */
const kindsUnderTest = kinds.filter((_, at) => process.env["TEST_ALL"] || at % 3 === 0);

test("BUY-4 without the claims of one group no page says the first of them or has a gap", () =>
  checkEach(kindsUnderTest, async (kind) => {
    const isOfKind = (path: string) => path.startsWith(kind);
    const pages = await pagesWithout((place) => isOfKind(claims[place]!.path));
    for (const [page, html] of pages) expect([page, ...newHoles(page, html)]).toEqual([page]);
    // The first of each group: other texts, such as a kind of contract, are words of answers too.
    expect(sayersOf(claims.find((claim) => isOfKind(claim.path))!.path, pages)).toEqual([]);
  }));

test("BUY-4 without any claim no page has a gap, and no page states a sample value", async () => {
  const pages = await pagesWithout(() => true);
  expect([...pages.keys()].filter((page) => page.startsWith("/"))).toEqual([
    "/",
    "/about",
    "/corporate-capability",
    "/buyers-answers",
  ]);
  for (const [page, html] of pages) {
    if (page === "JSON-LD") continue;
    expect([page, ...newHoles(page, html)]).toEqual([page]);
    // The home page follows an invented order, whose number says so.
    const own = html.replaceAll(lineItem.award, "");
    expect([page, ...(own.match(/SAMPLE/g) ?? [])]).toEqual([page]);
    expect([page, ...(html.match(/href="(?:\/contract-vehicles\/|#vehicles")[^"]*/g) ?? [])]).toEqual([page]);
  }
  expect(pages.get("/buyers-answers")).not.toContain("Which vehicle to choose");
});

/** The value with its blanks filled in. */
const own = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(BLANK, "26-0001"));

test("BUY-4 with every claim confirmed no page says that something on it is invented", async () => {
  const pages = await pagesWith((_, { confirmed }, claim) =>
    confirmed(own(claimedValue(claim)), { by: "Director of Contracts", on: "2026-11-22" }),
  );
  const isMarked = /class="(?:blank"|notice )|\(samples\)|Samples: |Sample figures|dates are samples/;
  const marked = (from: Map<string, string>) =>
    [...from].filter(([, html]) => isMarked.test(html)).map(([page]) => page);
  expect(marked(whole)).toEqual(expect.arrayContaining(["/", "/contract-vehicles/gsa-mas", "a pack"]));
  // Its address and phone number are the firm's, which are no claims.
  expect(marked(pages)).toEqual(["/corporate-capability"]);
  expect(pages.get("/corporate-capability")).not.toContain('class="blank"');
});
