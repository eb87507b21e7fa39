import { useSyncExternalStore } from "react";
import { Button, type QueuedToast, Text } from "react-aria-components/Toast";
import { Icon, type IconName } from "../icon.tsx";
import { TOAST_LIFETIME_MS } from "../../lib/behaviour.ts";
import { FadingToastQueue, Toast, ToastContent, ToastRegion as AriaToastRegion } from "../../router/shims/toasts.ts";
import { listenForKeys } from "./toast-keys.ts";
import type { ToastMessage } from "./toast.types.ts";

// Loaded by toast-queue.ts for the first toast.
const queue = new FadingToastQueue<ToastMessage>();

/** Shows a toast and replaces the current one. */
export function addToast(message: ToastMessage): void {
  queue.clear();
  queue.add(message, { timeout: lifetimeOf(message) });
}

function closeToast(): void {
  for (const { key } of queue.visibleToasts) queue.close(key);
}

/** A ref of the region, which is mounted only while there is a toast. */
function attach(region: HTMLDivElement | null): void {
  if (region) listenForKeys(region, closeToast);
}

const lifetimeOf = ({ kind = "general" }: ToastMessage): number => TOAST_LIFETIME_MS[kind];

const iconOf = { success: "check", failure: "warning", neutral: "info" } satisfies Record<string, IconName>;

/**
 * Shown at the top right under the header. React Aria announces each toast once, and pauses its timeout while it has
 * hover or focus. Reached with F6 or Tab. Source: TOAST-1…3.
 */
export function ToastRegion() {
  return (
    <AriaToastRegion ref={attach} queue={queue} className="toasts on-paper">
      {({ toast }) => <ToastCard toast={toast} />}
    </AriaToastRegion>
  );
}

/** One toast. Stays mounted while it fades. Sources: ENT-10, TOAST-3. */
function ToastCard({ toast }: { toast: QueuedToast<ToastMessage> }) {
  const { title, description, tone = "neutral", action } = toast.content;
  const isOpen = !useSyncExternalStore(queue.onFade, () => queue.isFading(toast.key));

  return (
    <Toast toast={toast} className="toast" data-tone={tone} data-open={isOpen || undefined}>
      <Icon name={iconOf[tone]} className="toast-icon size-6" />
      <ToastContent className="toast-content">
        <Text slot="title" className="toast-title">
          {title}
        </Text>{" "}
        <Text slot="description" className="toast-description">
          {description}
        </Text>
      </ToastContent>
      <Button slot="close" className="toast-close">
        <Icon name="close" className="size-5" />
      </Button>
      {action && (
        <Button
          className="toast-action"
          onPress={() => {
            // A toast can still be clicked while it fades.
            if (!isOpen) return;
            action.onAction();
            closeToast();
          }}
        >
          {action.label}
        </Button>
      )}
      <span aria-hidden="true" className="toast-time" style={{ animationDuration: `${lifetimeOf(toast.content)}ms` }} />
    </Toast>
  );
}
