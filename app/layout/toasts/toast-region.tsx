import { useEffect, useState, useSyncExternalStore } from "react";
import { Button, type QueuedToast, Text } from "react-aria-components/Toast";
import { Icon, type IconName } from "../../components/icon.tsx";
import { TOAST_LIFETIME_MS, TOAST_REMOVAL_MS } from "../../config/behaviour.ts";
import { FRAME } from "../../content/interface/frame.ts";
import { useCountdown } from "../../lib/hooks/use-countdown.ts";
import { OneToastQueue, Toast, ToastContent, ToastRegion as AriaToastRegion } from "../../shims/toasts.ts";
import type { ToastMessage } from "./toast-queue.ts";

// Loaded by toast-queue.ts when the first toast is wanted.
const queue = new OneToastQueue<ToastMessage>();

/** Shows a toast in place of any other. */
export function addToast(message: ToastMessage): void {
  queue.clear();
  queue.add(message);
}

const iconOf = { success: "check", failure: "warning", neutral: "info" } satisfies Record<string, IconName>;

/** Top right under the header; announced once by React Aria, reached with F6 or Tab. Source: TOAST-1…3. */
export function ToastRegion() {
  return (
    <AriaToastRegion queue={queue} className="toasts on-paper">
      {({ toast }) => <ToastCard toast={toast} />}
    </AriaToastRegion>
  );
}

/** One toast; dismissed, it stays for its farewell. Sources: ENT-10, TOAST-3. */
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
      {/* React Aria's own close button would take the toast away at once. */}
      <Button className="toast-close" aria-label={FRAME.closeToast} onPress={dismiss}>
        <Icon name="close" className="size-5" />
      </Button>
      {action && (
        <Button
          className="toast-action"
          onPress={() => {
            // While it takes its leave a toast can still be pressed.
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

/** The lifetime stands still while the visitor is at the toast, or their tab is hidden. */
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
  // The pointer that pressed the close button cannot leave what is gone.
  queue.resumeAll();
}

/** Escape closes the toast that has focus, or whose region has, where F6 leads. React Aria's toast takes no key handlers of ours. */
function useDismissOnEscape(dismiss: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape" && document.activeElement?.closest(".toasts")) dismiss();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
