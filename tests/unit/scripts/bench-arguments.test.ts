import { expect, test } from "vitest";
import { readBenchArguments } from "../../../scripts/bench/arguments.ts";

const read = (...given: string[]) => readBenchArguments(given, ["/", "/about"]);

test("the bench measures all that it can, unless it is told what", () => {
  expect(read()).toEqual({
    runs: 5,
    requests: 200,
    compare: [],
    pages: ["/", "/about"],
    parts: new Set(["work", "paint", "click", "tap", "server"]),
  });
  expect(read("--only", "server", "--runs", "1", "--requests", "20", "--pages", "/rules")).toMatchObject({
    runs: 1,
    requests: 20,
    pages: ["/rules"],
    parts: new Set(["server"]),
  });
  expect(read("--compare", "https://www.example.gov/").compare.map(String)).toEqual(["https://www.example.gov/"]);
});

test.each([
  ["--only", "nonsense", /^--only has "nonsense"; its parts are work, paint/],
  ["--runs", "0", /^--runs is "0"; it must be a whole number from 1\.$/],
  ["--runs", "x", /^--runs is "x"/],
  ["--requests", "15", /^--requests is "15"; it must be a whole number from 16\.$/],
  ["--compare", "nowhere", /^--compare is "nowhere"; it must be an address such as/],
  ["--pages", "about", /^--pages has "about"; a page's path begins with \/\.$/],
])("the bench measures nothing for %s %s, and says what may stand there", (option, value, sentence) => {
  expect(() => read(option, value)).toThrow(sentence);
});
