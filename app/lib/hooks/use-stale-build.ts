import { useEffect, useState } from "react";
import { STALE_BUILD_EVENT } from "../navigation/stale-build.ts";

/** Throws to the error page when a chunk stays missing after the full load that should have brought a new build. */
export function useStaleBuildError(): void {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const fail = () => setHasFailed(true);
    addEventListener(STALE_BUILD_EVENT, fail);
    return () => removeEventListener(STALE_BUILD_EVENT, fail);
  }, []);
  if (hasFailed) throw new Error("A part of this page could not be loaded.");
}
