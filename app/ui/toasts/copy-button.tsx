import { useEffect, useRef, useState } from "react";
import { COPIED_MS } from "../../lib/behaviour.ts";
import { COPY } from "../../content/interface/controls.ts";
import { loadToasts, showToast } from "./toast-queue.ts";
import { fill } from "../../lib/text/fill.ts";
import { selectText } from "./select-text.ts";
import { Icon } from "../icon.tsx";

/**
 * Copies the value next to it. `label` is the name of the value, such as "UEI". If the browser denies clipboard access,
 * a toast says so and the value is selected. Source: HOME-8, TOAST-3.
 */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [copiedAt, setCopiedAt] = useState(0);

  useEffect(() => {
    if (copiedAt === 0) return;
    const timer = setTimeout(() => setCopiedAt(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      return askToCopyByHand(button.current!, value, label);
    }
    setCopiedAt(Date.now());
    void showToast({ title: fill(COPY.copied, { label }), description: value, tone: "success" });
  }

  return (
    <button
      ref={button}
      type="button"
      onClick={copy}
      onPointerEnter={loadToasts}
      onFocus={loadToasts}
      className="needs-script copy-button"
    >
      <Icon name={copiedAt ? "check" : "copy"} className="size-5" />
      <span>
        <span>{copiedAt ? COPY.done : COPY.copy}</span>
        <span className="visually-hidden"> {label}</span>
      </span>
    </button>
  );
}

function askToCopyByHand(button: Element, value: string, label: string): void {
  const isSelected = selectText(value, button);
  void showToast({
    title: fill(COPY.notCopied, { label }),
    description: isSelected ? COPY.selected : fill(COPY.byHand, { value }),
    tone: "failure",
  });
}
