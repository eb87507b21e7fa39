import type { Page } from "playwright/test";
import { hydrated } from "../support/hydrated.ts";
import { layOutWholePage } from "../support/whole-page.ts";
import { arrive } from "./arrive.ts";
import { bestLink } from "./match.ts";
import type { Task } from "./task.ts";
import type { SeenLink } from "./match.ts";
import type { Route, Seen } from "./walk.ts";

/** With a pointer and JavaScript: links that can be seen, and the fold that says most of the task. */
export function pointerRoute(page: Page): Route {
  let places = new Map<SeenLink, number>();
  const look = async (task: Task): Promise<Seen> => {
    // What is further down comes when somebody scrolls.
    await layOutWholePage(page);
    await openFold(page, task);
    const { text, links, hasSearchField } = await page.evaluate(shown);
    places = new Map(links.map(({ place, ...link }) => [link, place]));
    const { pathname, search } = new URL(page.url());
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
      return look(task);
    },
    async follow(link, task) {
      await arrive(page, () => page.locator("a[href]").nth(places.get(link)!).click());
      return look(task);
    },
    async search(words, task) {
      const main = page.getByRole("main");
      await main.getByLabel("Search this site").fill(words);
      await arrive(page, () => main.getByRole("button", { name: "Search" }).click());
      return look(task);
    },
  };
}

/** Opens the question that fits best, if there is one. */
async function openFold(page: Page, task: Task): Promise<void> {
  const folds = page.getByRole("main").locator("details:not([open]) > summary, [aria-expanded=false]");
  const labels = await folds.allInnerTexts();
  const summaries = labels.map((label, place) => ({ label, around: "", to: String(place) }));
  const best = bestLink({ task, followed: [] }, summaries);
  if (best) await folds.nth(Number(best.link.to)).click();
}

/** Runs in the page: the text in view or to be scrolled to, and the links that a pointer can press. */
function shown() {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap((link, place) => {
    const { width, height } = link.getBoundingClientRect();
    const isPage = link.origin === location.origin && !/\.\w+$/.test(link.pathname);
    const isHere = document.querySelector("main")?.contains(link) || location.pathname !== "/search";
    if (!isPage || !isHere || !link.checkVisibility() || width < 2 || height < 2) return [];
    const label = link.getAttribute("aria-label") ?? link.innerText;
    const near = link.closest<HTMLElement>("li, tr, article, details, .fold-item, dd, p");
    const around = (near?.tagName === "DD" ? near.parentElement : near)?.innerText ?? "";
    return [{ place, label: label.trim(), around, to: link.pathname + link.search + link.hash }];
  });
  const field = document.querySelector('main form[action="/search"] input[name="q"]');
  return { text: document.body.innerText, links, hasSearchField: field !== null };
}
