import type { ToolsPage } from "../types/tools-page.types.ts";
import { HOME } from "../trail.ts";

export const toolsPage = {
  meta: {
    title: "Tools for federal accountants",
    description:
      "Working tools for federal accountants, free and without an account: each shows its steps, cites the rule behind every one, and says what it does not know.",
  },
  name: "Tools",
  trail: [HOME],
  lead: "Each answers a question that comes up every month, from public rules, and shows its steps. Where a rule or a rate could not be confirmed, the tool says so and gives no figure.",
  list: "All tools",
  tools: [
    {
      name: "Prompt-payment calculator",
      to: "/tools/prompt-payment",
      text: "The due date of an invoice, the value of its discount, the interest if it is paid late, and the entry to post.",
      facts: [
        { name: "Needs", text: "Dates and an amount. Works without JavaScript." },
        { name: "Stores", text: "Nothing. The values are in the address of the page." },
      ],
    },
  ],
  note: "No tool here replaces your agency’s own policy, or the contract at hand.",
} satisfies ToolsPage;
