/**
 * Selects a text near an element, so that the visitor can copy it by hand.
 * @param near where the search starts; it widens to the elements around it
 * @returns whether the text was found on the page
 */
export function selectText(text: string, near: Element): boolean {
  for (let around = near.parentElement; around; around = around.parentElement) {
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const start = walker.currentNode.textContent?.indexOf(text) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(walker.currentNode, start);
      range.setEnd(walker.currentNode, start + text.length);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      return true;
    }
  }
  return false;
}
