import type { Fact } from "../../content/types/page-section.types.ts";
import { CopyButton } from "../../ui/toasts/copy-button.tsx";

/** What a buyer quotes: number, holder, period. Beside the steps. */
export function OrderKeys({ keys }: { keys: readonly Fact[] }) {
  return (
    <dl className="order-keys">
      {keys.map(({ label, value, copyable }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
            {copyable && <CopyButton value={value} label={label} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
