import { RESPONSE_HOURS } from "../promised-hours.ts";
import { capitalized, inWords } from "../words.ts";

/** Shown when the request was accepted. Source: TOAST-1. */
export const SENT_MESSAGE = { title: "Request sent", description: `Our team will contact you within ${RESPONSE_HOURS} hours.` };

/** Shown when the request failed. Source: TOAST-2. */
export const failedMessage = (email: string) => ({
  title: "Submission failed",
  description: `Please try again or email ${email}.`,
});

/** When to try again, before "or email …", with the time if the server gave one. */
export const retryAdvice = (seconds: number | undefined): string =>
  seconds
    ? `Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"} or email`
    : "Please try again or email";

/**
 * The cause in a few words, with the status code for support. Status 0 covers every missing response (no connection, no
 * gateway, a timeout), so its text claims no more than that. Source: CALL-3.
 */
export const causeOf = (status: number): string =>
  status === 0 ? "No response was received, so your request may not have arrived." : `The response was an error (status ${status}).`;

/** Heading of the error summary. From ten on the number is in digits. */
export function attentionHeading(count: number): string {
  if (count === 0) return "Nothing is missing now. Send your request.";
  return `${capitalized(inWords(count))} ${count === 1 ? "field needs" : "fields need"} your attention`;
}
