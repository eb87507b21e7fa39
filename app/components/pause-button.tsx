import { Icon } from "./icon.tsx";

interface PauseButtonProps {
  isPlaying: boolean;
  onToggle: () => void;
  /** What moves, as the button's last word: "Pause slides". */
  what: string;
  className?: string;
}

/** Stops and starts what moves by itself; its words say what a press will do. Source: WCAG 2.2.2. */
export function PauseButton({ isPlaying, onToggle, what, className = "" }: PauseButtonProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      className={`needs-script min-h-11 inline-flex items-center gap-2.5 text-small font-600 hover:underline underline-offset-[.3em] ${className}`}
    >
      <Icon name={isPlaying ? "pause" : "play"} className="text-[1.25rem]" />
      {/* One text: of several in a row of boxes, Chromium leaves the space between them out of the button's name. */}
      {`${isPlaying ? "Pause" : "Play"} ${what}`}
    </button>
  );
}
