import { data, type RouterContextProvider } from "react-router";
import { refusedContext, siteContext } from "../../lib/server-context.ts";
import { resultOf, type SubmitResult } from "./submit-contact.ts";

/** Result of a post without JavaScript, with the entries: to show again, or for the confirmation. */
export interface ContactActionData {
  result: SubmitResult;
  entries: Record<string, string>;
  /** Whether a pack was sent with the request. */
  hasPack: boolean;
}

/** Route action of the contact form without JavaScript. Same checks as the JSON route. Source: FORM-3, TOAST-1, TOAST-2. */
export async function contactAction(request: Request, context: Readonly<RouterContextProvider>) {
  const { answer, entries, hasPack } = await context.get(siteContext).takeContactForm(request);
  const result = resultOf(answer);
  context.set(refusedContext, result.kind !== "sent");
  return data<ContactActionData>({ result, entries, hasPack }, { status: answer.ok ? 200 : answer.problem.status });
}
