import { expect, lastWords, test } from "./journey.ts";

/** Chromium's protocol does not deliver what a page logs while it is being left. */
const ON_LEAVING = "a warning on the way out";

const WAYS: [what: string, complain: () => void, words: string][] = [
  [
    "an error that nobody catches",
    () => {
      setTimeout(() => {
        throw new Error("thrown");
      });
    },
    "thrown",
  ],
  ["a promise that nobody catches", () => void Promise.reject(new Error("rejected")), "rejected"],
  ["an error at the very end", () => console.error("at the end"), "at the end"],
  [ON_LEAVING, () => addEventListener("pagehide", () => console.warn("on leaving")), "on leaving"],
  [
    "what the policy refuses",
    () => {
      new Image().src = "https://elsewhere.example/refused.png";
    },
    "https://elsewhere.example/refused.png",
  ],
  [
    "text that would become HTML",
    () => {
      try {
        document.createElement("p").innerHTML = "<b>Bold</b>";
      } catch {}
    },
    "TrustedHTML|injection sink|trusted-types|trusted type",
  ],
];

test("SEC-2 a test receives everything that a page logs, to its last message", async ({ visitor, driver, engine }) => {
  for (const [what, complain, words] of WAYS.filter(([what]) => engine !== "chromium" || what !== ON_LEAVING)) {
    await test.step(what, async () => {
      await visitor.open("/about");
      await visitor.run(complain);
      expect(await lastWords(driver)).toEqual([expect.stringMatching(new RegExp(words, "i"))]);
    });
  }
});
