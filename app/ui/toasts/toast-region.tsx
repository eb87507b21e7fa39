import type { ComponentProps } from "react";
import {
  Button,
  type QueuedToast,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components/Toast";
import { Icon, type IconName } from "../icon.tsx";
import { TOAST_LIFETIME_MS, TOAST_REMOVAL_MS } from "../../lib/behaviour.ts";
import { listenForKeys } from "./toast-keys.ts";
import type { ToastMessage } from "./toast.types.ts";

// Loaded by toast-queue.ts for the first toast.
const queue = new (class extends ToastQueue<ToastMessage> {
  /** Called by the timeout, the close button and Escape. React Aria would remove the toast at once, without a fade. */
  override close(key: string): void {
    region?.toggleAttribute("data-fading", true);
    setTimeout(() => super.close(key), TOAST_REMOVAL_MS);
  }
})({ maxVisibleToasts: 1 });

/** Mounted only while there is a toast. */
let region: HTMLElement | null = null;

/** Shows a toast and replaces the current one. */
export function addToast(message: ToastMessage): void {
  queue.clear();
  region?.removeAttribute("data-fading");
  queue.add(message, { timeout: lifetimeOf(message) });
}

function closeToast(): void {
  for (const { key } of queue.visibleToasts) queue.close(key);
}

function attach(element: HTMLElement | null): void {
  region = element;
  if (region) listenForKeys(region, closeToast);
}

const lifetimeOf = ({ kind = "general" }: ToastMessage): number => TOAST_LIFETIME_MS[kind];

const iconOf = { success: "check", failure: "warning", neutral: "info" } satisfies Record<string, IconName>;
const colorOf = { success: "text-success", failure: "text-failure", neutral: "text-muted" };

/**
 * Shown at the top right under the header. React Aria announces each toast once, if it is not silent, and pauses its
 * timeout while it has hover or focus. Reached with F6 or Tab. Source: TOAST-1…3.
 */
export function ToastRegion() {
  return (
    <AriaToastRegion
      ref={attach}
      queue={queue}
      className="toasts on-paper pointer-events-none fixed inset-x-6 top-24 z-30 grid justify-items-end outline-none"
    >
      {({ toast }) => <ToastCard toast={toast} />}
    </AriaToastRegion>
  );
}

/** Without the roles that screen readers announce, interrupting what they read. */
const renderSilent = ({ role, ...props }: ComponentProps<"div">) => (
  <div {...props} role={role === "alertdialog" ? "dialog" : undefined} />
);

/** Sources: ENT-10, TOAST-3. */
function ToastCard({ toast }: { toast: QueuedToast<ToastMessage> }) {
  const { title, description, tone = "neutral", action, isSilent } = toast.content;
  const render = isSilent ? renderSilent : undefined;

  return (
    <Toast
      toast={toast}
      render={render}
      className="toast relative grid gap-x-3.5 rounded border bg-paper-0 px-5 py-4.5"
      data-tone={tone}
    >
      <Icon name={iconOf[tone]} className={`toast-icon mt-px size-6 ${colorOf[tone]}`} />
      <ToastContent className="grid content-start" render={render}>
        <Text slot="title" className="leading-[1.45] font-600">
          {title}
        </Text>{" "}
        <Text
          slot="description"
          className="mt-0.5 text-[0.9375rem] leading-normal text-muted text-balance wrap-anywhere"
        >
          {description}
        </Text>
      </ToastContent>
      <Button slot="close" className="-mt-2.5 grid size-11 place-items-center hover:text-[var(--link)]">
        <Icon name="close" className="size-5" />
      </Button>
      {action && (
        <Button
          className="text-link col-start-2 -mb-2.75 min-h-11 w-fit"
          onPress={() => {
            // A toast can still be clicked while it fades.
            if (region?.hasAttribute("data-fading")) return;
            action.onAction();
            closeToast();
          }}
        >
          {action.label}
        </Button>
      )}
      <span
        aria-hidden="true"
        className="toast-time absolute inset-x-0 bottom-0 h-0.75 bg-hair"
        style={{ animationDuration: `${lifetimeOf(toast.content)}ms` }}
      />
    </Toast>
  );
}
