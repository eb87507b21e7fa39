import type { PageLink } from "../../content/types/page-section.types.ts";
import type { LinkInSentence } from "../../content/types/rules-page.types.ts";

/** Below a register: the other register, and where to ask. */
export const RegisterEnd = ({ onward, ask }: { onward: LinkInSentence; ask: PageLink }) => (
  <p className="mt-6 max-w-[66ch] text-muted">
    {onward.before}
    <a href={onward.to} className="text-link">
      {onward.label}
    </a>
    .{" "}
    <a href={ask.to} className="text-link">
      {ask.label}
    </a>
    .
  </p>
);
