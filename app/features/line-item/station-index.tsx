import type { LineItemPage } from "../../content/types/line-item.types.ts";

/** Links to the stations. In wide windows it stays visible, and the station in the middle of the window is highlighted. */
export function StationIndex({ page: { index, label, stations } }: { page: LineItemPage }) {
  return (
    <nav className="trace-index" aria-labelledby="trace-index">
      <p id="trace-index" className="trace-index-name">
        {index.heading}
      </p>
      <ol>
        {stations.map(({ id, number, name }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="nums" aria-hidden="true">
                {number}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ol>
      <p className="trace-index-note">
        {label} {index.note}
      </p>
    </nav>
  );
}
