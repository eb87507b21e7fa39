import { UNSENT_FIELDS } from "../../shared/contact/answer.ts";
import { log } from "../log.ts";
import type { TurnstileConfig } from "../env.ts";
import { textOf } from "./body.ts";
import { withDeadline } from "../deadline.ts";
import { REFUSALS, type Refusal } from "./refusals.ts";

/** Timeout for Cloudflare's answer. */
export const VERIFY_TIMEOUT_MS = 5000;

/** Maximum length of a token, from Turnstile's documentation. */
const TOKEN_LIMIT_CHARS = 2048;

/** What the form's widget is called, so that a token of another widget does not pass (app/features/contact/bot-check.tsx). */
const ACTION = "contact";

/** Cloudflare's secrets for tests, whose answers name no host of ours. Source: developers.cloudflare.com/turnstile, testing. */
const TEST_SECRET = /^[123]x0+AA$/;

/** Error codes that mean invalid settings, not a failed check. */
const SETTING_ERRORS = new Set(["missing-input-secret", "invalid-input-secret"]);

/** Cloudflare's answer. Source: developers.cloudflare.com/turnstile, server-side validation. */
interface Siteverify {
  success?: unknown;
  hostname?: unknown;
  action?: unknown;
  "error-codes"?: unknown;
}

/**
 * Verifies the form's Turnstile token, and that it was issued on this site and for this form. Resolves to null if it is valid. Sends the submission's idempotency key, so that
 * the same token works again after a gateway failure.
 */
export async function checkTurnstile(
  { secretKey, verifyOrigin }: TurnstileConfig,
  fields: unknown,
  { idempotencyKey, address, hosts }: { idempotencyKey: string; address?: string; hosts: readonly string[] },
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
      return [response.ok, (await response.json()) as Siteverify | null] as const;
    });
    if (verdict?.success === true) {
      const isOurs = verdict.action === ACTION && hosts.includes(String(verdict.hostname));
      return isOurs || TEST_SECRET.test(secretKey) ? null : REFUSALS.notVerified;
    }
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
