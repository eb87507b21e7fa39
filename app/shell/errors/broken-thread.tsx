/** Drawing of a broken thread, shown on error pages. Narrow windows show only the break. */
export function BrokenThread() {
  return (
    <svg
      viewBox="0 0 1440 240"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
      className="broken-thread"
    >
      <path d="M-10 150H800c44 0 66-10 88-32M1450 90h-230c-62 0-92 66-150 66-20 0-34-5-48-14" />
      <path
        strokeWidth="1"
        d="M888 118c13-13 24-27 29-45M888 118c17-11 33-17 45-36M888 118c19-5 37-4 55-18M1022 142c-15-9-27-18-33-35M1022 142c-18-7-34-6-47-20M1022 142c-19-3-36 3-54-5"
      />
    </svg>
  );
}
