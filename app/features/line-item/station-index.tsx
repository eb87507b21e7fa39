import type { LineItemPage } from "../../content/types/line-item.types.ts";
import { Link } from "../../ui/link.tsx";

/** Links to the stations. In wide windows it stays visible and highlights the station that is being read. */
export function StationIndex({ page: { index, label, stations } }: { page: LineItemPage }) {
  return (
    <nav className="trace-index self-start text-muted xl:sticky xl:top-26" aria-labelledby="trace-index">
      <p id="trace-index" className="heading text-[1.5rem] leading-[1.2]">
        {index.heading}
      </p>
      <ol className="mt-3.5">
        {stations.map(({ id, number, name }) => (
          <li key={id} className="break-inside-avoid">
            <Link to={`#${id}`} className="flex items-center gap-2 font-500 wrap-anywhere hover:text-text">
              <span className="nums min-w-[2ch] font-600 text-thread-800" aria-hidden="true">
                {number}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ol>
      <p className="mt-4.5 text-label">
        {label} {index.note}
      </p>
    </nav>
  );
}
