import { expect, test } from "vitest";
import { readBenchArguments } from "../../../scripts/bench/bench-arguments.ts";
import { LIMIT, rowsOf } from "../../../scripts/bench/bench-report.ts";

const runsOf = (...values: number[]) => values.map((FCP) => ({ FCP }));

test("a page has medians, and ratios to its limit and to the other site", () => {
  const pages = [
    { site: "goldthread", path: "/", runs: runsOf(900, 110, 110) },
    { site: LIMIT, path: "/", runs: runsOf(100, 100, 500) },
    { site: "www.example.gov", path: "/home", runs: runsOf(200, 240) },
  ];
  expect(rowsOf(pages, ["FCP"])).toEqual([
    { site: "goldthread", path: "/", FCP: 110, "FCP × limit": "1.10", "FCP × other": "0.50" },
    { site: LIMIT, path: "/", FCP: 100 },
    { site: "www.example.gov", path: "/home", FCP: 220 },
  ]);
});

test("wrong options of the benchmark are named", () => {
  expect(readBenchArguments(["--only", "load,tap", "--runs", "2"])).toMatchObject({ runs: 2, parts: ["load", "tap"] });
  expect(() => readBenchArguments(["--only", "paint"])).toThrow("load, work, click, tap");
  expect(() => readBenchArguments(["--compare", "example.gov"])).toThrow("--compare");
  expect(() => readBenchArguments(["--pages", "about"])).toThrow("--pages");
});
