import { ANSWER_FIELDS, type Verdict } from "../../../content/types/misstatement-page.types.ts";
import { prepaid, shouldBeLeft, WRONG_ENTRIES, wrongQuarter } from "./planted-error.server.ts";
import { typedIn } from "../parse-values.server.ts";
import { dollarsOf } from "./read-change.server.ts";

/** The misstated account, and by how much it is understated. */
const ACCOUNT = "141000";
const ERROR = shouldBeLeft - (prepaid - WRONG_ENTRIES.length * wrongQuarter);

/** What a visitor answered, and whether it is right. Without the form's fields there is no verdict. */
export interface GivenAnswer {
  account: string;
  error: string;
  verdict?: Verdict;
}

/** Reads the answer in a query and compares it with the planted error. */
export function readAnswer(query: URLSearchParams): GivenAnswer {
  const [account, error] = ANSWER_FIELDS.map((field) => typedIn(query, field) ?? "");
  if (!account && !error)
    return { account: "", error: "", ...(ANSWER_FIELDS.some((field) => query.has(field)) && { verdict: "empty" }) };
  const isAccount = account!.replaceAll(/\D/g, "") === ACCOUNT;
  const isError = dollarsOf(error!.replace(/^[-−]\s*/, "")) === ERROR;
  const verdict = isAccount ? (isError ? "right" : "account") : isError ? "amount" : "wrong";
  return { account: account!, error: error!, verdict };
}
