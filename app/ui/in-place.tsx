import "./in-place.css";

/**
 * A switch that shows the end of texts where they belong: a `details` without content, to whose state a style sheet
 * responds with `:has`. Browsers without `:has` show everything.
 */
export const InPlace = ({ more, less }: { more: string; less: string }) => (
  <details className="in-place">
    <summary>
      <span>{more}</span>
      <span>{less}</span>
    </summary>
  </details>
);
