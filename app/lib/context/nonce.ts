import { createContext, use } from "react";

/** The nonce in the page: browsers blank the attribute after parsing, its property keeps it. Empty on the server. */
const nonceInPage = (): string =>
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "");

/**
 * The response's CSP nonce. The server fills it in; the browser takes it from the page, and needs it where an error
 * page mounts the document anew.
 */
export const NonceContext = createContext(nonceInPage());

export const useNonce = (): string => use(NonceContext);
