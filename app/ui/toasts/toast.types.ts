/** An action on a toast. It also closes the toast. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

/**
 * Content of a toast. Success and failure differ by icon, word and color. `kind` determines the timeout. Source:
 * TOAST-3.
 */
export interface ToastMessage {
  /** Whether it is only shown, because the focus moves to a heading with the same words. */
  isSilent?: boolean;
  title: string;
  description: string;
  tone?: "success" | "failure" | "neutral";
  kind?: "contact" | "general";
  action?: ToastAction;
}
