import { Icon } from "./icon.tsx";

/** Labels while playing and while paused. `heard` continues both for screen readers, where there is no room to show it. */
export interface PauseWords {
  pause: string;
  play: string;
  heard?: string;
}

interface PauseButtonProps {
  isPlaying: boolean;
  onToggle: () => void;
  words: PauseWords;
  className?: string;
}

/** Pauses and resumes automatic movement. The label names the action. Source: WCAG 2.2.2. */
export function PauseButton({ isPlaying, onToggle, words, className = "" }: PauseButtonProps) {
  return (
    <button type="button" onClick={onToggle} className={`needs-script pause-button ${className}`}>
      <Icon name={isPlaying ? "pause" : "play"} className="text-[1.25rem]" />
      <span>{isPlaying ? words.pause : words.play}</span>
      {words.heard && <span className="visually-hidden">{` ${words.heard}`}</span>}
    </button>
  );
}
