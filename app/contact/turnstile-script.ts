/** Turnstile's script. Source: developers.cloudflare.com/turnstile, client-side rendering. */
export const TURNSTILE_SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (name: "default", rules: { createScriptURL: (address: string) => string | null }) => object;
}

/**
 * Has the browser fetch Turnstile's script and none besides. Under Trusted Types the policy named `default` is asked about each
 * text that is to be a script's address: React sets it, and so does Turnstile, which from time to time fetches itself anew
 * with a parameter more. The Content-Security-Policy lets this one policy in, and only where Turnstile is set (worker/csp.ts).
 * To be called before the script is rendered; does nothing on the server and where browsers know no Trusted Types.
 */
export function trustTurnstile(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (address) => (address.startsWith(TURNSTILE_SCRIPT) ? address : null),
  });
}
