import type { LinkInSentence, PageLink } from "../content/types/page-section.types.ts";
import { Link } from "./link.tsx";

/** The last line of a reference page: what belongs to it, and where to go next. */
export const PageEnd = ({ onward, next }: { onward: LinkInSentence; next: PageLink }) => (
  <p className="mt-6 max-w-[66ch] text-muted">
    {onward.before}
    <Link to={onward.to} className="text-link">
      {onward.label}
    </Link>
    .{" "}
    <Link to={next.to} className="text-link inline-block">
      {next.label}
    </Link>
    .
  </p>
);
