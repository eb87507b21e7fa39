import "./in-place.css";

/**
 * A switch that shows the end of texts where they belong: a `details` without content, to whose state a style sheet
 * responds with `:has`. With `phonesOnly`, `.in-place-texts` around it and `.in-place-rest` in it suffice, and wider windows show everything. Browsers without `:has` show everything.
 */
export const InPlace = ({ more, less, phonesOnly }: { more: string; less: string; phonesOnly?: boolean }) => (
  <details className={`in-place print:hidden ${phonesOnly ? "md:hidden" : ""}`}>
    <summary className="text-link inline-flex min-h-11 items-center">
      <span>{more}</span>
      <span>{less}</span>
    </summary>
  </details>
);
