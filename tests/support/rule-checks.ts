import { citationsIn } from "../../app/content/rules/citations.ts";
import { rules } from "../../app/content/rules/index.ts";
import type { Rule } from "../../app/content/shapes/rule.ts";

const YEAR_DAYS = 365;

/** How texts cite: by number, by the color of a book, by the name of an act. */
const CITATION = new RegExp(
  [
    String.raw`\bA-\d{2,3}\b(?!-)`,
    String.raw`\bM-\d\d-\d\d\b`,
    String.raw`\bSP (?:\d{3,4}-)?\d+[A-Z]?(?:-\d)?\b`,
    String.raw`\b800-\d+[A-Z]?\b`,
    String.raw`\bFIPS \d+(?:-\d)?\b`,
    String.raw`\b(?:SF|OF)[- ]\d{2,4}\b`,
    String.raw`\bDD Forms? \d+\b`,
    String.raw`\b\d+ CFR (?:Part )?\d+(?:\.\d+)?`,
    String.raw`\b\d+ U\.S\.C\. (?:Chapter )?\d+`,
    String.raw`\bD?FARS? (?:Part )?\d[\d.-]*\d\b`,
    String.raw`\bSFFAS \d+\b`,
    String.raw`\b(?:ISO|IEC|IEEE)(?:/(?:IEC|IEEE))* \d+(?:-\d+)?`,
    String.raw`\bBOD \d\d-\d\d\b`,
    String.raw`\b(?:Executive Order|EO) \d{5}\b`,
    String.raw`\bRFC \d{3,5}\b`,
    String.raw`\b(?:Green|Yellow|Red|Purple|Orange) Book\b`,
    String.raw`\b(?:FISCAM|USSGL|TFM|FedRAMP|CMMC|HSPD-\d+|NSM-\d+)\b`,
    String.raw`\b(?:[A-Z][\w’-]*,? (?:(?:of|and|for|on|to|the) )?){1,8}Act\b(?! on)`,
  ].join("|"),
  "g",
);

/** The citations of a text that are not, not even in part, in the register. */
export function uncitedIn(text: string): string[] {
  const known = citationsIn(text);
  return [...text.matchAll(CITATION)]
    .filter(({ 0: found, index }) => !known.some(({ from, to }) => from < index + found.length && to > index))
    .map(([found]) => found);
}

/** The rules that were not looked at in the year before a day, or allegedly after it. */
export function lapsedRules(today: Date): string[] {
  return Object.entries<Rule>(rules).flatMap(([id, { checked }]) => {
    const days = (today.getTime() - Date.parse(checked)) / 86_400_000;
    return days >= 0 && days <= YEAR_DAYS ? [] : [id];
  });
}
