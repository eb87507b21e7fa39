import { homePage } from "../../content/pages/home.ts";
import { lineItemWords } from "../../content/specimens/line-item/line-item-words.ts";
import type { LineItemStage, ShownStation, StageSheet, StageStation } from "../../content/types/line-item.types.ts";
import { lineItem } from "../../books/line-item-stations.ts";
import { lineItemPage } from "./line-item-page.server.ts";

/** Rows on each sheet. With the same number, the thread's turns have the same heights in every wide window. */
const ROWS = 4;

/** The line item in four of its documents, for the home page: the rows of the line item page. Source: HOME-12, LINE-2. */
export function lineItemStage(): LineItemStage {
  const { amount, label, index, stations } = lineItemPage();
  const { line, text, amount: column } = lineItemWords.labels;
  const shown = stations.map((station): StageStation | StageSheet => {
    const { id, number, name, paper, document, date, above, line: traced, below } = station;
    const to = `${lineItem.path}#${id}`;
    if (!hasSheet(station)) return { number, name, to };
    const rows = [...above, { ...traced, isTraced: true }, ...below].slice(0, ROWS);
    return { number, name, paper, document, date, rows, to };
  });
  return { amount, note: `${label} ${index.note}`, columns: [line, text, column], stations: shown };
}

const hasSheet = ({ number }: ShownStation): boolean => homePage.stage.sheets.some(({ station }) => station === number);
