import { data, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { siteContext } from "../server-context.ts";
import { ContactSchema, fieldErrors } from "./contact-schema.ts";
import { resultOf, type SubmitResult } from "./submit-contact.ts";

/** What the page shows after a post without JavaScript: the result, and the entries it keeps unless they were sent. */
export interface ContactActionData {
  result: SubmitResult;
  entries: Record<string, string>;
}

/** Serves the contact form without JavaScript: same schema, same gateway, same messages. Source: FORM-3, TOAST-1, TOAST-2. */
export async function contactAction(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const entries = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const parsed = v.safeParse(ContactSchema, entries);
  if (!parsed.success) {
    const result: SubmitResult = { kind: "invalid", errors: fieldErrors(parsed.issues) };
    return data<ContactActionData>({ result, entries }, { status: 422 });
  }
  const outcome = await context.get(siteContext).sendContactRequest(parsed.output);
  const result = resultOf(outcome);
  return data<ContactActionData>({ result, entries: outcome.ok ? {} : entries }, { status: outcome.ok ? 200 : 502 });
}
