import { createContext, use } from "react";
import type { loader } from "../../root.tsx";

export type RootData = Awaited<ReturnType<typeof loader>>;

/**
 * What the root loader gave. A context of the site's own, because React Router's own has every reader rendered anew at
 * each step of a navigation; and apart from root.tsx, whose sheet the build would ask for with every page that imports it.
 */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/** The root loader's data; undefined only where the root loader itself failed. */
export const useRootData = (): RootData | undefined => use(RootDataContext);
