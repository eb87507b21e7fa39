import { FRAME } from "../content/interface/frame.ts";
import { Link } from "./link.tsx";
import "./page-contents.css";

/**
 * Links to the parts of a page: beside them in wide windows, collapsed above them in narrow ones. Page parts mark the link
 * of the one being read. Source: READ-2.
 */
export function PageContents({
  parts,
}: {
  parts: readonly { id: string; name: string; count?: number | undefined }[];
}) {
  return (
    <nav className="page-contents border-b border-text xl:self-start xl:border-0" aria-labelledby="page-contents">
      <p id="page-contents" className="mb-2.5 font-serif text-[1.25rem] leading-[1.4]">
        {FRAME.contents}
      </p>
      <details>
        <summary className="fold-head min-h-14 font-600">
          {FRAME.contents}
          <span className="fold-sign" aria-hidden="true" />
        </summary>
        <ol>
          {parts.map(({ id, name, count }) => (
            <li key={id}>
              <Link to={`#${id}`}>
                {name}
                {count && <span className="nums">{` ${count}`}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
