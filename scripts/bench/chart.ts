import { colorToken } from "../lib/color-token.ts";
import type { BenchReport } from "./report.ts";

const ROW = 26;
const LEFT = 300;
const WIDTH = 900;

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Bars of FCP, LCP and TBT per page, and of CPU per request, as one SVG. */
export function chart({ date, pages, server }: BenchReport): string {
  const rows = [
    ...pages.flatMap(({ site, path, fcp, lcp, tbt }) => [
      { label: `${site} ${path} FCP`, value: fcp, unit: "ms" },
      { label: `${site} ${path} LCP`, value: lcp, unit: "ms" },
      { label: `${site} ${path} TBT`, value: tbt, unit: "ms" },
    ]),
    ...server.map(({ kind, cpuRatio }) => ({ label: `CPU, ${kind}`, value: cpuRatio, unit: "×" })),
  ];
  const most = { ms: 1, "×": 1 } as Record<string, number>;
  for (const { unit, value } of rows) most[unit] = Math.max(most[unit] ?? 1, value);
  const bars = rows.map(({ label, value, unit }, index) => {
    const y = 40 + index * ROW;
    const length = (value / (most[unit] ?? 1)) * (WIDTH - LEFT - 120);
    return `<text x="${LEFT - 12}" y="${y + 13}" text-anchor="end">${escape(label)}</text>
<rect x="${LEFT}" y="${y}" width="${length.toFixed(1)}" height="16" fill="${unit === "ms" ? colorToken("verdigris-700") : colorToken("thread-500")}"/>
<text x="${(LEFT + length + 8).toFixed(1)}" y="${y + 13}">${value}${unit === "ms" ? " ms" : " ×"}</text>`;
  });
  const height = 60 + rows.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="${colorToken("ink-900")}">
<rect width="100%" height="100%" fill="${colorToken("paper-50")}"/><text x="20" y="24" font-size="14">Measured ${date}: medians, slow 4G, CPU ÷ 4</text>
${bars.join("\n")}
</svg>
`;
}
