/** Turnstile's script. Source: developers.cloudflare.com/turnstile, client-side rendering. */
export const TURNSTILE_SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: "default", rules: { createScriptURL: (address: string) => string | null }) => object;
}

/**
 * Creates the Trusted Types policy `default`, which allows script URLs of Turnstile only. React sets such a URL, and
 * Turnstile sometimes reloads itself with an extra parameter. The Content-Security-Policy allows this policy only if
 * Turnstile is enabled (worker/csp.ts). Call before rendering the script. Does nothing on the server and in browsers
 * without Trusted Types.
 */
export function trustTurnstile(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (address) => (address.startsWith(TURNSTILE_SCRIPT) ? address : null),
  });
}
