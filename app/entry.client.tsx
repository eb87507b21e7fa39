import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { awaitFirstSign } from "./lib/dom/first-sign.ts";
import { watchForStaleBuild } from "./lib/navigation/stale-build.ts";

awaitFirstSign();
watchForStaleBuild();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
