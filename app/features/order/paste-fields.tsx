import type { PasteField } from "../../content/types/order-page.types.ts";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";

/**
 * Text to paste into the buyer's form. Each is a single text node, so that the copied text equals the visible one.
 * Source: BUY-1.
 */
export function PasteFields({ fields }: { fields: readonly PasteField[] }) {
  return (
    <div className="pastes">
      {fields.map(({ name, words }) => (
        <div key={name} className="paste">
          <div className="paste-head">
            <h4>{name}</h4>
            <CopyButton value={words} label={name} />
          </div>
          <p>
            <samp>{words}</samp>
          </p>
        </div>
      ))}
    </div>
  );
}
