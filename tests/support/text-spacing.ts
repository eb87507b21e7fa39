import type { Page } from "playwright/test";

/** Applies the text spacing of WCAG 1.4.12. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    // A constructed style sheet, because the content security policy blocks style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
