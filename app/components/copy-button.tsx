import { useEffect, useState } from "react";
import { Icon } from "./icon.tsx";

const COPIED_FOR_MS = 2000;

/** Copies a value; says "Copied" for two seconds. `label` names the value for those who hear the page. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <button
      type="button"
      className="needs-script min-h-11 inline-flex items-center gap-2 px-1 text-label font-600 text-link hover:underline underline-offset-[.3em]"
      onClick={() => void navigator.clipboard.writeText(value).then(() => setIsCopied(true))}
    >
      <Icon name={isCopied ? "check" : "copy"} className="text-[1.125rem]" />
      <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
      <span className="visually-hidden"> {label}</span>
    </button>
  );
}
