/** Text of a page that depends on nothing else of the site. */
export interface PlainPage {
  title: string;
  text: string;
  /** Links to continue from the page. */
  links: readonly (readonly [href: string, label: string])[];
}

/** A complete HTML page without styles and scripts, for errors that the site's own pages cannot show. */
export const plainPage = ({ title, text, links }: PlainPage): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><p>${links
  .map(([href, label]) => `<a href="${escaped(href)}">${escaped(label)}</a>`)
  .join(" ")}</p></main></body></html>`;

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#x${character.charCodeAt(0).toString(16)};`);
