/** For a part whose served markup works without its code: if that fails to load, React leaves the markup as it is. */
export const stayAsServed = (): Promise<never> => new Promise(() => {});
