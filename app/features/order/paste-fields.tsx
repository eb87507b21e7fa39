import type { PasteField } from "../../content/types/order-page.types.ts";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";

/**
 * Text to paste into the buyer's form. Each is a single text node, so that the copied text equals the visible one.
 * Source: BUY-1.
 */
export function PasteFields({ fields }: { fields: readonly PasteField[] }) {
  return (
    <div className="mt-6 border-t border-text">
      {fields.map(({ name, words }) => (
        <div key={name} className="paste border-b border-hair pb-4">
          <div className="paste-head flex min-h-13 items-center justify-between gap-3.5">
            <h4 className="font-600">{name}</h4>
            <CopyButton value={words} label={name} />
          </div>
          <p className="max-w-[60ch] text-note text-muted">
            <samp className="font-sans text-note">{words}</samp>
          </p>
        </div>
      ))}
    </div>
  );
}
