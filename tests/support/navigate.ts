import type { Page } from "playwright/test";

/** Opens an address within the document, also one that no link of the page leads to. Does not wait: the page may be loaded in full. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    void router.navigate(to);
  }, path);
