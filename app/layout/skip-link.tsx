/** Takes keyboard users past the header (WCAG 2.4.1). Its ring lies inside it, because what lies around differs by page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="on-ink fixed left-4 top-3 z-50 min-h-11 -translate-y-20 bg-ink-900 px-5 py-2.5 font-600 focus:translate-y-0 focus-visible:-outline-offset-4"
    >
      Skip to content
    </a>
  );
}
