import type { PasteField } from "../../content/shapes/order-page.ts";
import { CopyButton } from "../../layout/toasts/copy-button.tsx";

/** Fields of the buyer's form with text to paste. One text node each, so that what is copied is what is read. Source: BUY-1. */
export function PasteFields({ fields }: { fields: readonly PasteField[] }) {
  return (
    <div className="pastes">
      {fields.map(({ name, words }) => (
        <div key={name} className="paste">
          <div className="paste-head">
            <h4>{name}</h4>
            <CopyButton value={words} label={name} />
          </div>
          <p>{words}</p>
        </div>
      ))}
    </div>
  );
}
