/** For a part whose served markup works without its code: if that fails to load, React leaves the markup as it is. */
export const stayAsServed = (): Promise<never> => new Promise(() => {});

/** Props of an element in which React leaves the markup as it was served. Its children are rendered on the server alone. */
export const SERVED_ONLY = import.meta.env.SSR
  ? {}
  : { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } };
