import { FRAME } from "../../content/interface/frame.ts";
import type { PageLink } from "../../content/types/page-section.types.ts";
import { Link } from "../../ui/link.tsx";
import "./contents-bar.css";

interface ContentsBarProps {
  parts: readonly { id: string; name: string }[];
  /** The call, at the right end. */
  call: PageLink;
}

/** Links to the parts of a page, in a bar below the header of wide windows. The parts mark their own. Source: READ-2. */
export function ContentsBar({ parts, call }: ContentsBarProps) {
  return (
    <nav
      className="contents-bar top-$header z-4 border-b bg-paper-0 lg:sticky max-lg:hidden"
      aria-label={FRAME.contents}
    >
      <ul className="page-width flex flex-wrap gap-x-8">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <Link to={`#${id}`} className="flex min-h-12 items-center text-[0.9375rem] hover:color-link">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={call.to} className="flex min-h-12 items-center text-[0.9375rem] font-600 color-link">
            {call.label}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
