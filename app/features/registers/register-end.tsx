import type { PageLink } from "../../content/types/page-section.types.ts";
import type { LinkInSentence } from "../../content/types/rules-page.types.ts";
import { Link } from "../../ui/link.tsx";

/** Below a register: the other register, and where to ask. */
export const RegisterEnd = ({ onward, ask }: { onward: LinkInSentence; ask: PageLink }) => (
  <p className="mt-6 max-w-[66ch] text-muted">
    {onward.before}
    <Link to={onward.to} className="text-link">
      {onward.label}
    </Link>
    .{" "}
    <Link to={ask.to} className="text-link">
      {ask.label}
    </Link>
    .
  </p>
);
