/** Address of a page's Markdown twin: its own with .md behind it. Source: TRUST-4. */
export const twinPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);
