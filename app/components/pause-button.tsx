import { Icon } from "./icon.tsx";

interface PauseButtonProps {
  isPlaying: boolean;
  onToggle: () => void;
  /** What the button says while something moves, and while it stands still. */
  words: { pause: string; play: string };
  className?: string;
}

/** Stops and starts what moves by itself; its words say what a press will do. Source: WCAG 2.2.2. */
export function PauseButton({ isPlaying, onToggle, words, className = "" }: PauseButtonProps) {
  return (
    <button type="button" onClick={onToggle} className={`needs-script pause-button ${className}`}>
      <Icon name={isPlaying ? "pause" : "play"} className="text-[1.25rem]" />
      {isPlaying ? words.pause : words.play}
    </button>
  );
}
