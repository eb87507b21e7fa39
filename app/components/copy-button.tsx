import { useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";

const COPIED_MS = 2000;

/**
 * Puts a value on the clipboard and says so for two seconds.
 * @param label what the value is, for the button's name: "Copy UEI"
 */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy() {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  }

  return (
    <button
      type="button"
      className="needs-script inline-flex min-h-11 items-center gap-2 px-1 text-label font-600 text-[var(--link)] underline-offset-[.3em] hover:underline"
      onClick={() => void copy()}
    >
      <Icon name={isCopied ? "check" : "copy"} className="size-4.5" />
      <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
