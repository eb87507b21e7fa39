/** The firm's logo without its name, in two colors. */
export const PackMark = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 48 36"
    width="48"
    height="36"
    fill="none"
    strokeWidth="2.4"
    strokeLinecap="round"
  >
    <path stroke="currentColor" d="M27.6 8.2a13.4 13.4 0 1 0 3.8 9.4" />
    <path stroke="var(--thread-500)" d="M17.6 17.6H44" />
  </svg>
);
