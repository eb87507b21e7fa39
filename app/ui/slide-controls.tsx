import { Icon } from "./icon.tsx";
import "./slide-controls.css";

interface SlideControlProps {
  label: string;
  onClick: () => void;
}

/** Button for the previous or next slide. */
export function SlideArrow({ label, onClick, to }: SlideControlProps & { to: "left" | "right" }) {
  return (
    <button type="button" aria-label={label} className="slide-control" onClick={onClick}>
      <Icon name={`arrow-${to}`} />
    </button>
  );
}

/** Button for one slide, filled while that slide is shown. */
export function SlideDot({ label, onClick, isCurrent }: SlideControlProps & { isCurrent: boolean }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isCurrent ? "true" : undefined}
      className="slide-control slide-dot"
      onClick={onClick}
    />
  );
}
