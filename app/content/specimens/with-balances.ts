/* The specimens, and the balances they are computed from: what scripts/altered-books.ts computes with other amounts. */
export { specimens } from "./index.ts";
export { balance, trialBalance } from "../../books/balances.ts";
export { documents } from "../../books/ledger/index.ts";
export { sf133, statements } from "../../books/statements.ts";
