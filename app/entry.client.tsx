import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPressedRowsInPlace } from "./lib/dom/keep-in-place.ts";
import { watchFailedNavigations } from "./router/failed-navigation.ts";
import { watchInput } from "./router/hydrate-when-idle.tsx";

watchInput();
keepPressedRowsInPlace();
watchFailedNavigations();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
