import { Icon } from "../../ui/icon.tsx";

interface PauseButtonProps {
  isPlaying: boolean;
  onToggle: () => void;
  /** Labels while playing and while paused. */
  words: { pause: string; play: string };
  className?: string;
}

/** Pauses and resumes automatic movement. The label names the action. Source: WCAG 2.2.2. */
export function PauseButton({ isPlaying, onToggle, words, className = "" }: PauseButtonProps) {
  return (
    <button type="button" onClick={onToggle} className={`needs-script pause-button ${className}`}>
      <Icon name={isPlaying ? "pause" : "play"} className="text-[1.25rem]" />
      {isPlaying ? words.pause : words.play}
    </button>
  );
}
