const DESIGNATION =
  /((?:\b(?:SP|SF|FIPS|RFC) )?\b[A-Z0-9]+(?:-[A-Z0-9]+)+\b|\b[A-Z]-[A-Z][a-z]+|\b(?:SP|SF|ISO|FIPS|RFC|CFR|Level|Part|Rev\.|Appendix) [A-Z0-9]+\b)/;

/** Text in which designations such as "AC-2", "SP 800-53" and "Rev. 5" do not wrap. Browsers break lines at hyphens. */
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
