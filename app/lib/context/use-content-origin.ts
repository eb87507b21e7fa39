import { useRootData } from "./root-data.ts";

/** Origin of the content host, or null where pictures and marks are the site's own files. Source: CALL-4. */
export const useContentOrigin = (): string | null => useRootData()?.contentOrigin ?? null;
