import { UNSENT_FIELDS } from "../../app/contact/contact-answer.ts";
import { log } from "../log.ts";
import type { TurnstileConfig } from "../env.ts";
import { textOf } from "./body.ts";
import { withDeadline } from "./deadline.ts";
import { REFUSALS, type Refusal } from "./refusals.ts";

/** Time Cloudflare has for its verdict. */
export const VERIFY_TIMEOUT_MS = 5000;

/** A proof is never longer, by Turnstile's own documentation. */
const TOKEN_LIMIT_CHARS = 2048;

/** Verdicts that say something is wrong with the settings, not with the visitor. */
const SETTING_ERRORS = new Set(["missing-input-secret", "invalid-input-secret"]);

/**
 * Asks Cloudflare whether the form's proof is genuine. Resolves to null when it is. The submission's key goes along, so
 * that a second try after a gateway failure may show the same proof again.
 */
export async function checkTurnstile(
  { secretKey, verifyOrigin }: TurnstileConfig,
  fields: unknown,
  { idempotencyKey, address }: { idempotencyKey: string; address?: string },
): Promise<Refusal | null> {
  const token = textOf(fields, UNSENT_FIELDS.turnstileToken);
  if (!token || token.length > TOKEN_LIMIT_CHARS) return REFUSALS.notVerified;
  try {
    const [isOk, verdict] = await withDeadline(VERIFY_TIMEOUT_MS, async (signal) => {
      const response = await fetch(`${verifyOrigin}/turnstile/v0/siteverify`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          secret: secretKey,
          response: token,
          remoteip: address,
          idempotency_key: idempotencyKey,
        }),
        redirect: "manual",
        signal,
      });
      return [response.ok, (await response.json()) as { success?: unknown; "error-codes"?: unknown } | null] as const;
    });
    if (verdict?.success === true) return null;
    const errors = Array.isArray(verdict?.["error-codes"]) ? (verdict["error-codes"] as unknown[]) : [];
    if (errors.some((code) => SETTING_ERRORS.has(String(code)))) {
      log("error", "wrong-setting", { setting: "TURNSTILE_SECRET_KEY is not the key of this site in Turnstile" });
      return REFUSALS.checkUnavailable;
    }
    return isOk && verdict?.success === false ? REFUSALS.notVerified : REFUSALS.checkUnavailable;
  } catch {
    return REFUSALS.checkUnavailable;
  }
}
