import type { Page, Route } from "playwright/test";

/** Holds back requests until the returned function is called; then runs `then`, or lets them continue. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  then = (route: Route) => route.continue(),
): Promise<() => void> {
  const release: { now?: () => void } = {};
  const held = new Promise<void>((resolve) => {
    release.now = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await then(route);
  });
  return () => release.now?.();
}
