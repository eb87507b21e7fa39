import { createContext, use } from "react";
import type { Navigation } from "../../content/types/navigation.types.ts";
import type { Organization } from "../../content/types/organization.types.ts";
import type { PageLink } from "../../content/types/page-section.types.ts";
import type { SiteContext } from "../server-context.ts";

/** The root loader's data: menus, firm details and settings that every page needs. */
export interface RootData extends Pick<
  SiteContext,
  "build" | "siteUrl" | "indexable" | "contentOrigin" | "turnstileSiteKey"
> {
  navigation: Navigation;
  firm: Pick<Organization, "name" | "line" | "address" | "phone" | "email" | "network">;
  footer: { ownership: string; certifications: string; quiet: readonly PageLink[]; year: number };
}

/**
 * The root loader's data. React Router's own context would re-render every reader at each step of a navigation. Not in
 * root.tsx, because each module that imports it would request the site's style sheet.
 */
export const RootDataContext = createContext<RootData | undefined>(undefined);

/** The root loader's data; undefined only if the root loader failed. */
export const useRootData = (): RootData | undefined => use(RootDataContext);
