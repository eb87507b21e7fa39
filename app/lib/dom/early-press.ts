/** Notes the button that was pressed last while the page's scripts were on their way, if nothing else was since. */
type NotePress = ((event: MouseEvent) => void) & { pressed?: HTMLElement | null };

/**
 * Presses once more what a visitor has pressed in vain, because nobody listened yet (shims/after-first-paint.ts). To be called with
 * React's first commit: from then on it hydrates at once what is pressed. Links, forms and what opens by itself need no help.
 */
export function repeatEarlyPress(): void {
  const { notePress } = window as { notePress?: NotePress };
  if (!notePress) return;
  removeEventListener("click", notePress);
  const { pressed } = notePress;
  // A button must not outlive its page.
  delete notePress.pressed;
  // React cannot hydrate in the midst of a commit.
  if (pressed) setTimeout(() => pressed.click());
}
