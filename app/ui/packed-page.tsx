import { type ComponentType, useMemo } from "react";
import type { FirstUse } from "../content/types/term.types.ts";
import { type Packed, unpack } from "../lib/text/packed.ts";
import { memoPage } from "./memo-page.tsx";

/** Props of a page whose loader serializes its data as one string (lib/text/packed.ts). */
export interface UnpackedProps<Loader extends (...args: never[]) => Packed<unknown> | Promise<Packed<unknown>>> {
  params: object;
  loaderData: Awaited<ReturnType<Loader>> extends Packed<infer Data> ? Data : never;
}

/** A route's page as `memoPage` makes it, from data that its loader has packed. */
export function packedPage<Data extends { firstUses: readonly FirstUse[] }>(
  Page: ComponentType<{ params: object; loaderData: Data }>,
) {
  const Steady = memoPage(Page);
  return function PackedPage({ params, loaderData }: { params: object; loaderData: Packed<Data> }) {
    const data = useMemo(() => unpack(loaderData), [loaderData]);
    return <Steady params={params} loaderData={data} />;
  };
}
