import type { NotFoundPage } from "../types/not-found.types.ts";

export const notFoundPage = {
  meta: {
    title: "Page not found",
    description:
      "There is nothing at this address. It may have moved, or the link may contain an error. Go back to the home page or ask us where it went.",
  },
  heading: "The thread breaks here.",
  beforePath: "There is no page at",
  afterPath: "It may have moved, or the address may contain an error.",
  primary: { label: "Back to Home", to: "/" },
  beforeNearest: "The nearest page:",
  secondary: { label: "Contact Support", to: "/contact" },
} satisfies NotFoundPage;
