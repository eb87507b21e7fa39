import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isOfCurrentAddress, loadInFullWithoutStyles } from "./router/full-load.ts";
import { forgetInlinedSheet } from "./router/shims/router-globals.ts";

forgetInlinedSheet();
addEventListener("error", loadInFullWithoutStyles, true);

if (isOfCurrentAddress())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
else location.reload();
