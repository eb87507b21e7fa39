import { daysAfter } from "../calendar.ts";

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 0;

/** The first year with Juneteenth among the holidays. Source: Public Law 117-17 of June 17, 2021. */
const JUNETEENTH_FROM = 2021;

const dayOfWeek = (date: string): number => new Date(date).getUTCDay();

const isoDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** The nth given weekday of a month, for example the third Monday in January. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = isoDate(year, month, 1);
  return daysAfter(first, ((weekday - dayOfWeek(first) + 7) % 7) + 7 * (nth - 1));
}

function lastMondayOfMay(year: number): string {
  const last = isoDate(year, 5, 31);
  return daysAfter(last, -((dayOfWeek(last) - MONDAY + 7) % 7));
}

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observed(date: string): string {
  const weekday = dayOfWeek(date);
  return daysAfter(date, weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0);
}

/**
 * The federal holidays of a year as observed, as ISO dates. New Year's Day can be observed on December 31 of the year
 * before. Source: 5 U.S.C. 6103(a) and (b), Executive Order 11582.
 */
export const federalHolidays = (year: number): string[] => [
  observed(isoDate(year, 1, 1)),
  nthWeekday(year, 1, MONDAY, 3),
  nthWeekday(year, 2, MONDAY, 3),
  lastMondayOfMay(year),
  ...(year >= JUNETEENTH_FROM ? [observed(isoDate(year, 6, 19))] : []),
  observed(isoDate(year, 7, 4)),
  nthWeekday(year, 9, MONDAY, 1),
  nthWeekday(year, 10, MONDAY, 2),
  observed(isoDate(year, 11, 11)),
  nthWeekday(year, 11, THURSDAY, 4),
  observed(isoDate(year, 12, 25)),
];

/** Whether federal offices are open on a date: neither a weekend nor a holiday as observed. */
export function isBusinessDay(date: string): boolean {
  const weekday = dayOfWeek(date);
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  const year = Number(date.slice(0, 4));
  return ![...federalHolidays(year), ...federalHolidays(year + 1)].includes(date);
}

/** The date itself if it is a business day, otherwise the next one. */
export function nextBusinessDay(date: string): string {
  let next = date;
  while (!isBusinessDay(next)) next = daysAfter(next, 1);
  return next;
}
