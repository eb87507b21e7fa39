import { createContext, use } from "react";

/**
 * The response's CSP nonce. Filled on the server only: browsers blank the attribute after parsing, so the client
 * renders an empty one.
 */
export const NonceContext = createContext("");

export const useNonce = (): string => use(NonceContext);
