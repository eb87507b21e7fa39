import { useEffect } from "react";
import {
  Button,
  type QueuedToast,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { Icon, type IconName } from "../../components/icon.tsx";
import { OneToastQueue, type ShownToast } from "../one-toast-queue.ts";
import type { ToastMessage } from "./toast-queue.ts";

// Loaded by toast-queue.ts when the first toast is wanted. React Aria's toasts are still unstable (react-spectrum #7783):
// this module and its queue are the only ones that know them.
const queue = new OneToastQueue();

export const addToast = (message: ToastMessage): void => queue.replace(message);

const iconOf = { success: "check", failure: "warning", neutral: "info" } satisfies Record<string, IconName>;

/** Top right under the header; announced once by React Aria, reached with F6 or Tab. Source: TOAST-1…3. */
export function ToastRegion() {
  return (
    <AriaToastRegion queue={queue} className="toasts on-paper">
      {({ toast }) => <ToastCard toast={toast} />}
    </AriaToastRegion>
  );
}

function ToastCard({ toast }: { toast: QueuedToast<ShownToast> }) {
  const { title, description, tone = "neutral", action, isOpen, isPaused } = toast.content;

  useEffect(() => queue.settle(), []);
  useCloseOnEscape(toast.key);

  return (
    <AriaToast
      toast={toast}
      className="toast"
      data-tone={tone}
      data-open={isOpen || undefined}
      data-paused={isPaused || undefined}
    >
      <Icon name={iconOf[tone]} className="toast-icon size-6" />
      <AriaToastContent className="toast-content">
        <Text slot="title" className="toast-title">
          {title}
        </Text>
        <Text slot="description" className="toast-description">
          {description}
        </Text>
      </AriaToastContent>
      <Button slot="close" className="toast-close">
        <Icon name="close" className="size-5" />
      </Button>
      {action && (
        <Button
          className="toast-action"
          onPress={() => {
            // While it takes its leave a toast can still be pressed.
            if (!isOpen) return;
            action.onAction();
            queue.close(toast.key);
          }}
        >
          {action.label}
        </Button>
      )}
      <span aria-hidden="true" className="toast-time" style={{ animationDuration: `${toast.timeout}ms` }} />
    </AriaToast>
  );
}

/** Escape closes the toast that has focus, or whose region has, where F6 leads. React Aria's toast takes no key handlers of ours. */
function useCloseOnEscape(key: string) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === "Escape" && document.activeElement?.closest(".toasts")) queue.close(key);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [key]);
}
