import { useLayoutEffect, useRef } from "react";
import { useNonce } from "../../lib/context/nonce.ts";
import { trustTurnstile, TURNSTILE_SCRIPT } from "./turnstile-script.ts";

trustTurnstile();

interface Turnstile {
  render: (place: HTMLElement, options: { sitekey: string; action: string }) => string | undefined;
  remove: (widget: string) => void;
}

/**
 * Turnstile's widget, which adds its token to the surrounding form. Rendered only if the operator has set the keys. A
 * token works once: change `key` to get a new one.
 */
export default function BotCheck({ siteKey }: { siteKey: string }) {
  const nonce = useNonce();
  const place = useRef<HTMLDivElement>(null);

  // A layout effect, because its cleanup runs before React removes the container.
  useLayoutEffect(() => {
    let widget: string | undefined;
    const show = () => {
      const { turnstile } = window as { turnstile?: Turnstile };
      if (turnstile && place.current) widget = turnstile.render(place.current, { sitekey: siteKey, action: "contact" });
    };
    const script = document.querySelector<HTMLScriptElement>(`script[src="${TURNSTILE_SCRIPT}"]`);
    if ("turnstile" in window) show();
    else script?.addEventListener("load", show);
    return () => {
      script?.removeEventListener("load", show);
      if (widget) (window as { turnstile?: Turnstile }).turnstile?.remove(widget);
    };
  }, [siteKey]);

  return (
    <>
      <script async src={TURNSTILE_SCRIPT} nonce={nonce} suppressHydrationWarning />
      <div ref={place} className="min-h-16" />
    </>
  );
}
