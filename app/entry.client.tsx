import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isOfCurrentAddress, reloadDocumentWithoutStyles } from "./router/reload-document.ts";
import { forgetInlinedSheet } from "./router/shims/router-globals.ts";

forgetInlinedSheet();
addEventListener("error", reloadDocumentWithoutStyles, true);

if (isOfCurrentAddress())
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter useTransitions={false} />
      </StrictMode>,
    );
  });
else location.reload();
