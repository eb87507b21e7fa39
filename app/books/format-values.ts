import type { CellValue, ColumnType } from "../content/types/specimen.types.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const ISO_DAY = /(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])/g;
const ISO_DATE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/;
const MINUS = "−";

/** Columns in which a number is an identifier, such as a port, so it has no thousands separators. */
const NAMES: ReadonlySet<ColumnType> = new Set(["text", "key", "id", "account"]);

/** An amount or a count with thousands separators. */
export const figure = (value: number): string =>
  (value < 0 ? MINUS : "") + String(Math.abs(value)).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** An ISO date in US format, with its time if it has one; anything else unchanged. */
export function day(value: string): string {
  const [, year, month, date, time] = ISO_DATE.exec(value) ?? [];
  if (!year) return value;
  const name = `${MONTHS[Number(month) - 1]} ${Number(date)}`;
  return time ? `${name}, ${time}` : `${name}, ${year}`;
}

/** A text with its ISO dates in US format. */
export const withDays = (text: string): string => text.replaceAll(ISO_DAY, day);

/** A number with the decimal places of its column. */
const decimal = (value: number, places: number): string => {
  const [whole, rest] = Math.abs(value).toFixed(places).split(".");
  return (value < 0 ? MINUS : "") + figure(Number(whole)) + (rest ? `.${rest}` : "");
};

/**
 * A cell's value as text; missing values are empty. Ids and machine-readable examples are unchanged.
 * @param places decimal places of the column
 */
export function written(value: CellValue, type: ColumnType, places = 0): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") {
    if (type === "month") return `${MONTHS[Number(value.slice(5)) - 1]} ${value.slice(0, 4)}`;
    if (type === "text") return withDays(value);
    return type === "date" || type === "time" ? day(value) : value;
  }
  if (NAMES.has(type)) return String(value);
  if (type === "percent") return `${decimal(value * 100, places)}%`;
  return type === "decimal" ? decimal(value, places) : figure(value);
}

/** Decimal places that the numbers of a column need, at most two. */
export const placesOf = (values: readonly CellValue[], type: ColumnType): number =>
  Math.max(
    0,
    ...values.map((value) => {
      if (typeof value !== "number") return 0;
      const scaled = type === "percent" ? value * 100 : value;
      return [0, 1].find((places) => Math.abs(scaled - Number(scaled.toFixed(places))) < 1e-9) ?? 2;
    }),
  );
