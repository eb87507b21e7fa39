import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { homePage } from "../../content/pages/home.ts";
import { slides } from "../../content/slides.ts";
import { Hero } from "./hero.tsx";

// It reads the content host from the router, which is missing here.
vi.mock("../../lib/context/use-content-origin.ts", () => ({ useContentOrigin: () => null }));

const rendered = (options: { showArrows?: boolean; showDots?: boolean } = {}) =>
  renderToString(
    <MemoryRouter>
      <Hero slides={slides} hero={homePage.hero} badges={[]} {...options} />
    </MemoryRouter>,
  );

test("HOME-1 the server sends only the first slide, with its picture at high priority", () => {
  const html = rendered();
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(1);
  expect(html).toContain(`data-slide="${slides[0]!.id}"`);
  expect(html).toMatch(/<img[^>]*data-picture="hero-federal-expertise"[^>]*loading="eager"[^>]*fetchPriority="high"/);
  expect(html).toMatch(/<h1[^>]*>One thread/);
});

test("HOME-1 arrows and dots are hidden by default and can be shown; screen readers always find the arrows, or the dots", () => {
  const arrows = /aria-label="Previous slide".*aria-label="Next slide"/;
  expect(rendered()).toMatch(/data-quiet/);
  expect(rendered()).toMatch(arrows);
  expect(rendered()).not.toContain("Choose a slide");
  expect(rendered({ showArrows: true })).not.toMatch(/data-quiet|Choose a slide/);
  expect(rendered({ showArrows: true })).toMatch(arrows);
  expect(rendered({ showDots: true })).not.toMatch(/data-quiet|Previous slide/);
  const dots = rendered({ showDots: true }).matchAll(/aria-label="Slide \d+ of (\d+)"/g);
  expect([...dots].map(([, count]) => Number(count))).toEqual(slides.map(() => slides.length));
});
