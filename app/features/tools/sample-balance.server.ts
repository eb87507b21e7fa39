import { accounts } from "../../books/accounts.ts";
import { trialBalance } from "../../books/balances.ts";
import { cars } from "../../books/treasury-statement.ts";
import { checkTrialBalance } from "./trial-balance/check.ts";
import type { SampleBalance } from "./trial-balance-tool.tsx";

/** The end of the year of the specimen books. */
const YEAR_END = "2026-09-30";

/** The specimen books as a trial balance to paste, with Treasury's balance, and their tie-out. */
export function sampleBalance(): SampleBalance {
  const rows = trialBalance().map(({ account, balance }) =>
    [account, "0.00", `${balance}.00`, accounts[account].normal === "debit" ? "D" : "C"].join(","),
  );
  const text = ["USSGL account,Beginning,Ending,D/C", ...rows].join("\n");
  const treasury = `${cars(YEAR_END)}.00`;
  return { text, treasury, finding: checkTrialBalance(text, treasury) };
}
