/** What a blank means, and which values of the page are samples: one for each page that has any. Source: BUY-4. */
export const SampleNotice = ({ text }: { text: string }) => (
  <p className="notice py-3.5 text-label text-muted">{text}</p>
);
