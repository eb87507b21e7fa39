import type { Page } from "playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { loadReader } from "../support/screen-reader.ts";
import { arrive } from "./arrive.ts";
import { type Heard, hearPage } from "./hear-page.ts";
import { bestLink } from "./match.ts";
import type { Task } from "./task.ts";
import { visibleAt } from "./visible-at.ts";
import type { SeenLink } from "./match.ts";
import type { Route, Seen } from "./walk.ts";

/** So many stops of the Tab key has no page. */
const MOST_STOPS = 600;

const FIELD = 'main form[action="/search"] input[name="q"]';
const CLOSED = "details:not([open]) > summary, [aria-expanded=false]";

/** What each page says, by its address and the fold that was opened: it says the same to everyone who comes. */
const heard = new Map<string, Heard>();

/** With a keyboard, by ear: what a screen reader says of the page, Tab to the link that was heard, and Enter. */
export function listenerRoute(page: Page): Route {
  let places = new Map<SeenLink, number>();
  const listen = async (task: Task): Promise<Seen> => {
    const { pathname, search } = new URL(page.url());
    const key = `${pathname}${search} ${await openFold(page, task)}`;
    if (!heard.has(key)) {
      await loadReader(page);
      heard.set(key, await page.evaluate(hearPage));
    }
    const { text, links } = heard.get(key)!;
    places = new Map(links.map(({ place, ...link }) => [link, place]));
    const hasSearchField = (await page.locator(FIELD).count()) > 0;
    const isRanked = pathname === "/search" && search !== "";
    return {
      address: pathname + search,
      text,
      links: [...places.keys()],
      isRanked,
      hasSearchField: hasSearchField && !isRanked,
    };
  };
  return {
    async start(task) {
      await page.goto("/");
      await hydrated(page);
      return listen(task);
    },
    async follow(link, task) {
      await tabTo(page, "a[href]", places.get(link)!);
      await arrive(page, () => page.keyboard.press("Enter"));
      return listen(task);
    },
    async search(words, task) {
      await tabTo(page, FIELD);
      await page.keyboard.type(words);
      await arrive(page, () => page.keyboard.press("Enter"));
      return listen(task);
    },
  };
}

/** Opens the question that fits best, if there is one, and tells which. */
async function openFold(page: Page, task: Task): Promise<string | undefined> {
  const folds = page.getByRole("main").locator(CLOSED);
  const labels = await folds.allTextContents();
  const best = bestLink(
    { task, followed: [] },
    labels.map((label, place) => ({ label, around: "", to: String(place) })),
  );
  if (!best) return undefined;
  await tabTo(page, `main :is(${CLOSED})`, Number(best.link.to));
  await page.keyboard.press("Enter");
  return best.link.label;
}

/** Presses Tab until the focus is on one of what a selector finds, by its place. */
async function tabTo(page: Page, target: string, place = 0): Promise<void> {
  const goal = await page.evaluateHandle(visibleAt, { target, place });
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    if (await goal.evaluate((element) => document.activeElement === element)) return;
  }
  throw new Error(`No Tab stop of ${page.url()} is ${target}.`);
}
