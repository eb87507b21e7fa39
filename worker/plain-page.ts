/** What a page says that needs nothing else of the site. */
export interface PlainPage {
  title: string;
  text: string;
  /** Address and label of where to go from here. */
  links: readonly (readonly [href: string, label: string])[];
}

/** A whole page of HTML without sheet and script, for answers that no page of the site can give. */
export const plainPage = ({ title, text, links }: PlainPage): string => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><p>${links
  .map(([href, label]) => `<a href="${escaped(href)}">${escaped(label)}</a>`)
  .join(" ")}</p></main></body></html>`;

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#x${character.charCodeAt(0).toString(16)};`);
