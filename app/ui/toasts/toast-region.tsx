import { useEffect, useState, useSyncExternalStore } from "react";
import { Button, type QueuedToast, Text } from "react-aria-components/Toast";
import { Icon, type IconName } from "../icon.tsx";
import { TOAST_LIFETIME_MS, TOAST_REMOVAL_MS } from "../../lib/behaviour.ts";
import { FRAME } from "../../content/interface/frame.ts";
import { useCountdown } from "./use-countdown.ts";
import { OneToastQueue, Toast, ToastContent, ToastRegion as AriaToastRegion } from "../../router/shims/toasts.ts";
import type { ToastMessage } from "./toast.types.ts";

// Loaded by toast-queue.ts for the first toast.
const queue = new OneToastQueue<ToastMessage>();

/** Shows a toast and replaces the current one. */
export function addToast(message: ToastMessage): void {
  queue.clear();
  queue.add(message);
}

const iconOf = { success: "check", failure: "warning", neutral: "info" } satisfies Record<string, IconName>;

/**
 * Shown at the top right under the header. React Aria announces each toast once. Reached with F6 or Tab. Source:
 * TOAST-1…3.
 */
export function ToastRegion() {
  return (
    <AriaToastRegion queue={queue} className="toasts on-paper">
      {({ toast }) => <ToastCard toast={toast} />}
    </AriaToastRegion>
  );
}

/** One toast. Stays mounted for its exit animation. Sources: ENT-10, TOAST-3. */
function ToastCard({ toast }: { toast: QueuedToast<ToastMessage> }) {
  const { title, description, tone = "neutral", kind = "general", action } = toast.content;
  const [isOpen, setIsOpen] = useState(true);
  const isPaused = useSyncExternalStore(onPause, isPausedNow);
  const dismiss = () => {
    setIsOpen(false);
    setTimeout(remove, TOAST_REMOVAL_MS, toast.key);
  };
  useCountdown(TOAST_LIFETIME_MS[kind], isOpen && !isPaused, dismiss);
  useDismissOnEscape(dismiss);

  return (
    <Toast
      toast={toast}
      className="toast"
      data-tone={tone}
      data-open={isOpen || undefined}
      data-paused={isPaused || undefined}
    >
      <Icon name={iconOf[tone]} className="toast-icon size-6" />
      <ToastContent className="toast-content">
        <Text slot="title" className="toast-title">
          {title}
        </Text>
        <Text slot="description" className="toast-description">
          {description}
        </Text>
      </ToastContent>
      {/* React Aria's close button would remove the toast without the exit animation. */}
      <Button className="toast-close" aria-label={FRAME.closeToast} onPress={dismiss}>
        <Icon name="close" className="size-5" />
      </Button>
      {action && (
        <Button
          className="toast-action"
          onPress={() => {
            // A toast can still be clicked during its exit animation.
            if (!isOpen) return;
            action.onAction();
            dismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <span aria-hidden="true" className="toast-time" style={{ animationDuration: `${TOAST_LIFETIME_MS[kind]}ms` }} />
    </Toast>
  );
}

/** The timeout is paused while the toast has hover or focus, or the tab is hidden. */
const isPausedNow = (): boolean => queue.isHeld() || document.hidden;

function onPause(listener: () => void): () => void {
  const stop = queue.onHeld(listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", listener);
  };
}

function remove(key: string): void {
  if (!queue.visibleToasts.some((toast) => toast.key === key)) return;
  queue.close(key);
  // No pointerleave event fires for an element that was removed.
  queue.resumeAll();
}

/**
 * Closes the toast on Escape if the toast or its region (reached with F6) has focus. React Aria's toast accepts no key
 * handlers.
 */
function useDismissOnEscape(dismiss: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape" && document.activeElement?.closest(".toasts")) dismiss();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
