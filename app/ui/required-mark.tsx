/** The asterisk of a required field. Screen readers announce `aria-required` instead. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-failure">
    *
  </span>
);

/** Says what the asterisk means: the words before and after it. Source: WCAG 3.3.2. */
export const RequiredNote = ({ words, className }: { words: readonly string[]; className: string }) => (
  <p className={className}>
    {words[0]} <span className="text-failure">*</span> {words[1]}
  </p>
);
