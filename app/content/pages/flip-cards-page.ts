import type { FlipCardsPage } from "../types/flip-cards.types.ts";
import { firm } from "../firm.ts";
import { HOME } from "../trail.ts";

export const flipCardsPage = {
  meta: {
    title: "Six capabilities, two sides",
    description:
      "AI, cloud, cybersecurity, data analytics, mobile and web development on six cards. The front says what each is for. The back says what it takes.",
  },
  trail: [HOME],
  name: "Six capabilities",
  heading: "Six capabilities, two sides.",
  lead: "The front of each card says what the capability is for. Turn a card to see what it takes and which services it is part of.",
  turn: "Turn over",
  closing: {
    lines: ["Which of the six does your office need?"],
    lead: `Describe the task in a sentence. Someone who does this work answers within ${firm.responseHours} hours, not counting weekends and federal holidays.`,
    primary: { label: "Start a conversation", to: "/contact" },
    secondary: { label: "See the services", to: "/services" },
  },
} satisfies FlipCardsPage;
