import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { foldServedLists } from "./layout/header/served-lists.ts";
import { awaitFirstSign } from "./lib/dom/first-sign.ts";
import { keepQuestionsInPlace } from "./lib/dom/keep-in-place.ts";
import { watchForStaleBuild } from "./lib/navigation/stale-build.ts";

foldServedLists();
awaitFirstSign();
keepQuestionsInPlace();
watchForStaleBuild();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
