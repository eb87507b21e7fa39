import type { ToolsPage } from "../types/tools-page.types.ts";
import { HOME, REFERENCE } from "../trail.ts";

export const toolsPage = {
  meta: {
    title: "Tools for federal accountants",
    description:
      "Working tools for federal accountants, free and with no sign-up. Each shows its steps, cites the rule behind every step, and says what it does not know.",
  },
  name: "Tools",
  trail: [HOME, REFERENCE],
  lead: "Two tools answer questions that come up every month, and one is an exercise. Each uses public rules and shows its steps. If a rule or a rate could not be confirmed, the tool says so and gives no figure.",
  list: "All tools",
  figures: "Figures of each tool’s example, with invented data",
  tools: [
    {
      name: "Prompt-payment calculator",
      to: "/tools/prompt-payment",
      text: "The due date of an invoice, the value of its discount, the interest if it is paid late, and the entry to post.",
    },
    {
      name: "Trial balance tie-out",
      to: "/tools/trial-balance",
      text: "Both ledgers of an annual appropriated fund, its SF 133 lines, and the ties between them, each with the accounts it uses.",
    },
    {
      name: "Find the misstatement",
      to: "/tools/find-the-misstatement",
      text: "An exercise: five sheets from an invented agency with one planted error, hints and an answer. Or change one ledger amount and see which ties in the fifty specimens fail.",
    },
  ],
  note: "No tool stores what you enter. The trial balance is read on your device and never sent, so it needs JavaScript. The others work without it. No tool here replaces your agency’s own policy or your contract.",
} satisfies ToolsPage;
