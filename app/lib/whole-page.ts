/**
 * Has every section of the page laid out at once, or leaves those far below the window until they come near
 * (styles/section.css). A place on the page is only known once everything above it is laid out.
 */
export function setWholePage(isWhole: boolean): void {
  document.documentElement.toggleAttribute("data-whole", isWhole);
}

/**
 * The same before the page's scripts have come, as the text of an inline script: whoever reloads a page, returns to it
 * or follows a link to a section is brought to a place on it.
 */
export const WHOLE_PAGE_ON_RETURN = `if(location.hash||performance.getEntriesByType("navigation")[0]?.type!="navigate")document.documentElement.dataset.whole=""`;
