import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

export type RootData = Awaited<ReturnType<typeof loader>>;

/**
 * The root loader's data; undefined only where the root loader itself failed. Apart from root.tsx, whose sheet the build
 * would ask for with every page that imports it.
 */
export const useRootData = (): RootData | undefined => useRouteLoaderData("root");
