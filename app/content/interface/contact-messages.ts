/** What a visitor reads when the request was taken. Source: TOAST-1. */
export const SENT_MESSAGE = { title: "Request sent", description: "Our team will contact you within 24 hours." };

/** What a visitor reads when it was not. Source: TOAST-2. */
export const failedMessage = (email: string) => ({
  title: "Submission failed",
  description: `Please try again or email ${email}.`,
});

/** When to try again: the words that stand before "or email …", with the time where the server named one. */
export const retryAdvice = (seconds: number | undefined): string =>
  seconds
    ? `Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"} or email`
    : "Please try again or email";

/**
 * The cause in a few words, with the status that a caller may be asked for. Status 0 stands for every kind of silence (no
 * connection, no gateway, a timeout), so its sentence claims no more than that. Source: CALL-3.
 */
export const causeOf = (status: number): string =>
  status === 0 ? "No answer came, so your request may not have arrived." : `The answer was an error (status ${status}).`;

/** Heading of the summary of errors. */
export function attentionHeading(count: number): string {
  if (count === 0) return "Nothing is missing now. Send your request.";
  const words = ["One", "Two", "Three", "Four", "Five", "Six"];
  return `${words[count - 1] ?? count} ${count === 1 ? "field needs" : "fields need"} your attention`;
}
