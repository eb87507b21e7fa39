import type { Defect } from "../defect.ts";

/** What moves, and what leaves by itself. */
export const MOTION: readonly Defect[] = [
  {
    id: "slides-without-pause",
    says: "the slides of the home page cannot be stopped",
    row: "2.2.2",
    patches: [
      {
        file: "app/sections/home/hero-bar.tsx",
        find: "      <PauseButton isPlaying={isPlaying} onToggle={toggle} words={MOTION.slides} />\n",
        replace: "",
      },
    ],
    tests: [["tests/e2e/home-hero.spec.ts", "HOME-1 the slides can be paused, and played again"]],
  },
  {
    id: "pause-without-effect",
    says: "the button of the belts does not stop them",
    patches: [
      {
        file: "app/sections/home/client-belts.tsx",
        find: "data-paused={!isPlaying || undefined}",
        replace: "data-paused={undefined}",
      },
    ],
    tests: [
      [
        "tests/e2e/home-clients.spec.ts",
        "HOME-10 the belts stop under the pointer, for the keyboard and by the button",
      ],
    ],
  },
  {
    id: "pause-name-frozen",
    says: "a button says Pause while everything stands still",
    patches: [
      {
        file: "app/components/pause-button.tsx",
        find: "      {isPlaying ? words.pause : words.play}\n",
        replace: "      {words.pause}\n",
      },
    ],
    tests: [
      [
        "tests/e2e/names.spec.ts",
        "HOME-1 HOME-7 HOME-10 what moves is paused and played by buttons called what is written on them",
      ],
    ],
  },
  {
    id: "name-without-words",
    says: "a button is called something else than what is written on it",
    row: "2.5.3",
    patches: [
      {
        file: "app/components/pause-button.tsx",
        find: '<button type="button" onClick={onToggle} ',
        replace: '<button type="button" aria-label={words.play.replace(/^\\S+/, "Toggle")} onClick={onToggle} ',
      },
    ],
    tests: [
      [
        "tests/e2e/names.spec.ts",
        "HOME-1 HOME-7 HOME-10 what moves is paused and played by buttons called what is written on them",
      ],
    ],
  },
  {
    id: "slides-unasked",
    says: "slides turn although reduced motion is asked for",
    patches: [
      {
        file: "app/lib/hooks/slideshow.ts",
        find: "(this.#options.autoplay && !this.#prefersStill)",
        replace: "this.#options.autoplay",
      },
    ],
    tests: [
      [
        "tests/unit/lib/hooks/slideshow.test.ts",
        "HOME-1 with reduced motion it plays only when asked, and the answer stays",
      ],
    ],
  },
  {
    id: "toast-too-soon",
    says: "a short message is gone before it can be read",
    patches: [
      {
        file: "app/config/behaviour.ts",
        find: "contact: 3000, general: 5500",
        replace: "contact: 1200, general: 1500",
      },
    ],
    tests: [["tests/unit/config/behaviour.test.ts", ""]],
  },
  {
    id: "toast-not-held",
    says: "a short message leaves while a pointer rests on it",
    patches: [
      {
        file: "app/layout/toasts/toast-region.tsx",
        find: "const isPausedNow = (): boolean => queue.isHeld() || document.hidden;",
        replace: "const isPausedNow = (): boolean => document.hidden;",
      },
    ],
    tests: [["tests/e2e/toasts.spec.ts", "TOAST-3 a toast waits while the pointer rests on it, and its bar with it"]],
  },
  {
    id: "toast-silent",
    says: "a short message is not read out",
    patches: [
      {
        file: "app/layout/toasts/toast-region.tsx",
        find: '<ToastContent className="toast-content">',
        replace: '<div className="toast-content">',
      },
      { file: "app/layout/toasts/toast-region.tsx", find: "</ToastContent>", replace: "</div>" },
    ],
    tests: [["tests/e2e/toasts.spec.ts", "TOAST-3 a toast is announced once and has no accessibility violations"]],
  },
];
