const DESIGNATION =
  /(\b\d+ (?:CFR|U\.S\.C\.) (?:Part )?\d+(?:\.\d+)?|(?:\b(?:SP|SF|FIPS|RFC) )?\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b|\b[A-Z]-[A-Z][a-z]+|\b(?:SP|SF|ISO|FIPS|RFC|CFR|Level|Part|Rev\.|Appendix|Day) [A-Z0-9]+\b)/;

/** Text in which "AC-2", "SP 800-53", "2 CFR 200.344" and "Day 3" do not wrap. Browsers break lines at hyphens. */
export function NoWrap({ text }: { text: string }) {
  const parts = text.split(DESIGNATION);
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
