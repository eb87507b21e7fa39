// Mirrored and turned where possible: an icon costs each page 200 bytes.
const CLASS_OF = {
  "arrow-left": "i-ph-arrow-right-light rotate-180",
  "arrow-right": "i-ph-arrow-right-light",
  "arrow-up-right": "i-ph-arrow-up-right-light",
  "caret-down": "i-ph-caret-down-bold",
  "caret-right": "i-ph-caret-down-bold -rotate-90",
  check: "i-ph-check-circle-fill",
  close: "i-ph-x-light",
  copy: "i-ph-copy-light",
  info: "i-ph-info-fill",
  list: "i-ph-list-light",
  magnifier: "i-ph-magnifying-glass-light",
  pause: "i-ph-pause-light",
  play: "i-ph-play-light",
  "turn-back": "i-ph-arrow-u-up-right-light [scale:-1_1]",
  "turn-over": "i-ph-arrow-u-up-right-light",
  warning: "i-ph-warning-circle-fill",
} as const;

export type IconName = keyof typeof CLASS_OF;

/** An icon next to text, hidden from assistive technology. 22 px unless a `size-*` class is given. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`icon-size ${CLASS_OF[name]} ${className}`} />;
}
