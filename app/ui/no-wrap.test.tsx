import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RunningText } from "./running-text.tsx";

const WHOLE = /<span class="whitespace-nowrap">([^<]+)<\/span>/g;

test("SHOW-4 dates, document numbers and designations in a text stay on one line, a dash ends its line, and its characters are unchanged", () => {
  const text =
    "On Mar 20, 2026, C-AP-04 and NFR-26-03 met SP 800-53 on sfs-db-00; A-123 and BOD 22-01 follow in October, Used – Accrued.";
  const html = renderToStaticMarkup(<RunningText text={text} />);
  expect([...html.matchAll(WHOLE)].map(([, whole]) => whole)).toEqual([
    "Mar 20, 2026",
    "C-AP-04",
    "NFR-26-03",
    "SP 800-53",
    "sfs-db-00",
    "A-123",
    "BOD 22-01",
    "Used –",
  ]);
  expect(html.replaceAll(/<[^>]+>/g, "")).toBe(text);
});
