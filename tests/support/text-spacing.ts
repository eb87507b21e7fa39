import type { Page } from "playwright/test";

/** Spaces the page's text as WCAG 1.4.12 lets a reader do. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    // Constructed, because the content security policy lets no style element in.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
