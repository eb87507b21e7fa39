import type { Page } from "playwright/test";

/**
 * Translates a page as Chrome's translator does, and goes on with what appears or changes later: it replaces each text by
 * a `<font>` with a new one, so that React's own node is no longer in the document. What React then changes there, no
 * visitor sees. The console says so, which fails the test.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only what is in here
    const translateIn = (part: Node) => {
      const texts: Node[] = part instanceof Text ? [part] : [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || !text.nodeValue!.trim() || parent.closest("font, svg, script, style, textarea, option"))
          continue;
        const font = document.createElement("font");
        font.textContent = text.nodeValue;
        parent.replaceChild(font, text);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        for (const part of type === "characterData" ? [target] : addedNodes) if (part.isConnected) translateIn(part);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });

    const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")!;
    Object.defineProperty(Node.prototype, "nodeValue", {
      get,
      set(this: Node, value: string) {
        if (!this.isConnected) console.error(`"${this.nodeValue}" stays on the page; it is now "${value}".`);
        set!.call(this, value);
      },
    });
  });
