const WHOLE = new RegExp(
  `(${[
    String.raw`\b\d+ (?:CFR|U\.S\.C\.) (?:Part )?\d+(?:\.\d+)?`,
    String.raw`(?:\b(?:SP|SF|FIPS|RFC|BOD) )?\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b`,
    String.raw`\b[A-Z]-[A-Z][a-z]+|\b[a-z]+(?:-[a-z]+)*-\d+\b`,
    String.raw`\b(?:SP|SF|ISO|FIPS|RFC|CFR|Level|Part|Rev\.|Appendix|Chapter|Day) [A-Z0-9]+\b`,
    String.raw`\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(?:, \d{4})?\b`,
    String.raw`\S+ –(?= )`,
  ].join("|")})`,
);

/**
 * Text in which "AC-2", "SP 800-53", "2 CFR 200.344", "Day 3" and "Mar 20, 2026" do not wrap, nor does a line begin with a dash. Browsers break lines at
 * hyphens. Elements, because non-breaking characters would be copied, and browsers do not find "C-AP-04" with them.
 */
export function NoWrap({ text }: { text: string }) {
  const parts = text.split(WHOLE);
  return [...parts.keys()].map((at) =>
    at % 2 === 0 ? (
      parts[at]
    ) : (
      <span key={at} className="whitespace-nowrap">
        {parts[at]}
      </span>
    ),
  );
}
