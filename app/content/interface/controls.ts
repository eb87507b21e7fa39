/** Labels of the buttons that pause and resume other motion. Source: WCAG 2.2.2. */
export const MOTION = {
  rotation: { pause: "Pause the reasons", play: "Play the reasons" },
  logos: { pause: "Pause logos", play: "Play logos" },
};

/** The controls of a slideshow. Source: HOME-1, DT-1, ARIA APG carousel. */
export const SLIDESHOW = {
  role: "carousel",
  slideRole: "slide",
  position: "{number} of {count}",
  slide: "{number} of {count}: {topic}",
  slides: {
    pause: "Pause slides",
    play: "Play slides",
    previous: "Previous slide",
    next: "Next slide",
    choose: "Choose a slide",
    dot: "Slide {number} of {count}",
  },
  pictures: {
    pause: "Pause",
    play: "Play",
    heard: "pictures",
    previous: "Previous picture",
    next: "Next picture",
    choose: "Choose a picture",
    dot: "Picture {number}: {title}",
  },
};

/** The copy button and its toasts. Source: HOME-8, TOAST-3. */
export const COPY = {
  copy: "Copy",
  done: "Copied",
  copied: "{label} copied",
  notCopied: "{label} not copied",
  selected: "Your browser does not allow it. The text is selected: copy it with your keyboard or its menu.",
  byHand: "Your browser does not allow it. Copy it by hand: {value}",
};

/** The link that adds a service to the pack. Source: PACK-1. */
export const ADD_TO_PACK = "Add to your pack";

/** What screen readers hear after a service was removed from a list. Source: PACK-1, PACK-4. */
export const REMOVED = "{name} removed";
