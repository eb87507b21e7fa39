import { Icon } from "./icon.tsx";

interface SlideControlProps {
  label: string;
  onClick: () => void;
}

/** Shows the slide before or after the current one. */
export function SlideArrow({ label, onClick, to }: SlideControlProps & { to: "left" | "right" }) {
  return (
    <button type="button" aria-label={label} className="slide-control" onClick={onClick}>
      <Icon name={`arrow-${to}`} />
    </button>
  );
}

/** Shows its slide, and is filled while that one is there. */
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
