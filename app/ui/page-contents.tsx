import { FRAME } from "../content/interface/frame.ts";
import "./page-contents.css";

/**
 * Links to the parts of a page: beside them in wide windows, collapsed above them in narrow ones. Page parts mark the link
 * of the one being read. Source: READ-2.
 */
export function PageContents({ parts }: { parts: readonly { id: string; name: string }[] }) {
  return (
    <nav className="page-contents" aria-labelledby="page-contents">
      <p id="page-contents">{FRAME.contents}</p>
      <details>
        <summary className="fold-head">
          {FRAME.contents}
          <span className="fold-sign" aria-hidden="true" />
        </summary>
        <ol>
          {parts.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
