/** The site's one language, in the shape of React Aria's locale. */
const EN_US = { locale: "en-US", direction: "ltr" } as const;

/*
 * Stands in for React Aria's module of the same exports (vite.config.ts). That one asks for the browser's language as
 * soon as it is loaded, which takes a phone 100 ms, and would turn the arrow keys around for those whose browser speaks
 * Arabic or Hebrew, on pages that read from left to right.
 */
export const getDefaultLocale = () => EN_US;
export const useDefaultLocale = () => EN_US;
