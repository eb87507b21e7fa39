import { data, type RouterContextProvider } from "react-router";
import { siteContext } from "../server-context.ts";
import { resultOf, type SubmitResult } from "./submit-contact.ts";

/** What the page shows after a post without JavaScript: the result, and the entries it keeps unless they were sent. */
export interface ContactActionData {
  result: SubmitResult;
  entries: Record<string, string>;
  /** Whether a pack went along. */
  hasPack: boolean;
}

/** Serves the contact form without JavaScript; the worker judges it as it judges JSON. Source: FORM-3, TOAST-1, TOAST-2. */
export async function contactAction(request: Request, context: Readonly<RouterContextProvider>) {
  const { answer, entries, hasPack } = await context.get(siteContext).takeContactForm(request);
  return data<ContactActionData>(
    { result: resultOf(answer), entries: answer.ok ? {} : entries, hasPack },
    { status: answer.ok ? 200 : answer.problem.status },
  );
}
