/** Returns the path of a page's Markdown version: its own with .md appended. Source: TRUST-4. */
export const markdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
