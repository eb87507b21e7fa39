import type { Bar, ScaleMark } from "../../content/types/offer-page.types.ts";

interface Span {
  unit: string;
  from: number;
  to: number;
  isOpen: boolean;
}

/** The part of the scale for what comes after the last dated step. */
const TAIL = 0.16;
/** Marks closer than this to another one are left out. */
const MARK_GAP = 0.08;

/**
 * The steps of a plan on one scale, from their times in words: "Weeks 3 to 8", "From week 12", "Week 9, then monthly".
 * A step without numbers that follows all others stands at the end of the scale. Plans without a common scale are in
 * order only. Source: READ-4.
 */
export function scheduleOf(times: readonly string[], after: string): { bars: Bar[]; scale: ScaleMark[] } {
  const spans = times.reduce<(Span | undefined)[]>((all, time) => [...all, spanOf(time) ?? sameAs(time, all)], []);
  const dated = spans.filter((span) => span !== undefined);
  const isOnScale =
    dated.length > 1 &&
    spans.slice(0, dated.length).every(Boolean) &&
    new Set(dated.map(({ unit }) => unit)).size === 1;
  if (!isOnScale) return { bars: times.map((_, at) => inOrder(at, times.length)), scale: [] };

  const length = Math.max(...dated.map(({ to }) => to));
  const end = spans.some((span) => !span || span.isOpen) ? 1 - TAIL : 1;
  const bars = spans.map((span): Bar => {
    if (!span) return { from: end, to: 1, isOpen: true };
    const from = rounded(((span.from - 1) / length) * end);
    return span.isOpen ? { from, to: 1, isOpen: true } : { from, to: rounded((span.to / length) * end) };
  });
  return { bars, scale: marksOf(dated[0]!.unit, length, end, after) };
}

function spanOf(time: string): Span | undefined {
  const [, unit, from, to, then] = /^(Week|Month)s? (\d+)(?: (?:to|and) (\d+))?(, .*)?$/.exec(time) ?? [];
  if (unit) return { unit, from: Number(from), to: Number(to ?? from), isOpen: then?.includes("then") ?? false };
  const [, open, start] = /^From (week|month) (\d+)/.exec(time) ?? [];
  if (!open) return undefined;
  return { unit: open === "week" ? "Week" : "Month", from: Number(start), to: Number(start), isOpen: true };
}

const sameAs = (time: string, before: readonly (Span | undefined)[]) =>
  time === "During the same weeks" ? before.at(-1) : undefined;

function marksOf(unit: string, length: number, end: number, after: string): ScaleMark[] {
  const every = length <= 8 ? 2 : 5;
  const numbers = Array.from({ length: Math.floor(length / every) }, (_, index) => (index + 1) * every);
  const marks = [1, ...numbers].map((number) => ({ number, at: rounded(((number - 1) / length) * end) }));
  return [
    ...marks
      .filter(({ at, number }) => number === 1 || (at > 2 * MARK_GAP && at < end - MARK_GAP))
      .map(({ number, at }) => ({ label: number === 1 ? `${unit} 1` : String(number), at })),
    ...(end < 1 ? [{ label: after, at: end }] : []),
  ];
}

const inOrder = (at: number, count: number): Bar => ({ from: rounded(at / count), to: rounded((at + 1) / count) });

const rounded = (value: number) => Math.round(value * 1000) / 1000;
