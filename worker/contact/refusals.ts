import type { ContactAnswer, ContactProblem } from "../../shared/contact/answer.ts";

export type Refusal = Extract<ContactAnswer, { ok: false }>;

const refuse = (status: number, type: string, detail: string, retryAfterSeconds?: number): Refusal => ({
  ok: false,
  problem: { type, status, detail },
  retryAfterSeconds,
});

/** Window of the rate limit, as `period` in wrangler.toml. The binding does not report the remaining time. */
const RATE_PERIOD_SECONDS = 60;

/** Every reason to refuse a contact request, with what to do about it. */
export const REFUSALS = {
  otherSite: refuse(
    403,
    "other-site",
    "This request did not come from this site's own form. Open the contact page here and send it from there.",
  ),
  tooMany: refuse(
    429,
    "too-many-requests",
    "Too many requests came from your network within a minute. Please wait a minute and send it again.",
    RATE_PERIOD_SECONDS,
  ),
  notJson: refuse(415, "not-json", "Send the request as application/json in UTF-8, without compression."),
  notForm: refuse(
    415,
    "not-a-form",
    "Send the form as application/x-www-form-urlencoded or multipart/form-data in UTF-8, without compression.",
  ),
  tooLarge: refuse(413, "too-large", "The request is larger than 64 KiB. Shorten the message and send it again."),
  tooSlow: refuse(
    408,
    "too-slow",
    "The request did not arrive within ten seconds. Please check your connection and send it again.",
  ),
  malformedJson: refuse(
    400,
    "malformed-json",
    "The body is not valid JSON in UTF-8. Correct its syntax and send it again.",
  ),
  malformedForm: refuse(400, "malformed-form", "The form could not be read. Reload the page and send it again."),
  invalid: refuse(
    422,
    "invalid-contact-request",
    "Some fields need your attention. Correct them and send the request again.",
  ),
  tooFast: refuse(
    429,
    "too-fast",
    "The form was sent faster than a person can fill it in. Please wait a moment and send it again.",
    2,
  ),
  notVerified: refuse(
    403,
    "not-verified",
    "Complete the check above the send button and send the request again. It needs JavaScript. Without JavaScript, please write to us by email.",
  ),
  checkUnavailable: refuse(
    503,
    "check-unavailable",
    "The check against robots did not respond. Please try again in a minute, or write to us by email.",
    60,
  ),
  notConfigured: refuse(
    500,
    "not-configured",
    "The form cannot send requests at the moment because of an error in our settings. Please write to us by email.",
  ),
  notDelivered: refuse(
    502,
    "gateway-refused",
    "The request could not be delivered. Please try again, or write to us by email.",
  ),
} as const satisfies Record<string, Refusal>;

/** A refusal with details of one request. */
export const withDetails = (refusal: Refusal, details: Partial<ContactProblem>): Refusal => ({
  ...refusal,
  problem: { ...refusal.problem, ...details },
});
