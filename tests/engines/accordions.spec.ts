import { expect, test } from "./journey.ts";

const turn = (how: string, name: string) => ({ role: "button", name: `Turn ${how} ${name}` });
const vehicle = (title: string) => ({ role: "button", name: title, in: "#contractvehicles" });

/** Runs in the page: an element's top in the window, in whole pixels. */
const topOf = (selector: string) => Math.round(document.querySelector(selector)!.getBoundingClientRect().top);

test("STACK-1 HOME-8 one vehicle is open at a time, by pointer and by keyboard, and the URL names it", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.sees("#gsa-mas dl");
  await visitor.clicks(vehicle("eFAST"));
  await visitor.sees("#efast dl");
  await visitor.sees("#contractvehicles dl", { count: 1 });
  await visitor.isAt("/#efast");
  await visitor.presses(" ");
  await visitor.missesAll("#contractvehicles dl");
  await visitor.sees(vehicle("eFAST"), { focused: true });
  await visitor.presses("Enter");
  await visitor.sees("#efast dl");
});

test("STACK-1 GEN-8 at most one of a page's questions is open, by pointer and by keyboard", async ({ visitor }) => {
  await visitor.open("/services/a123-support");
  const openAt = () =>
    visitor.run(() =>
      [...document.querySelectorAll("#questions h3 button")].flatMap((one, at) =>
        one.getAttribute("aria-expanded") === "true" ? [at] : [],
      ),
    );
  await expect.poll(openAt).toEqual([0]);
  await visitor.clicks("#questions .fold-item:nth-child(2) button");
  await expect.poll(openAt).toEqual([1]);
  await visitor.sees("#questions [role=group] p", { count: 1 });
  await visitor.presses(" ");
  await expect.poll(openAt).toEqual([]);
  await visitor.presses("Enter");
  await expect.poll(openAt).toEqual([1]);
});

test("GEN-8 a question keeps its position on the screen while the answer above it closes", async ({ visitor }) => {
  await visitor.open("/services/a123-support");
  const second = "#questions .fold-item:nth-child(2) button";
  await visitor.pointsAt(second);
  const before = await visitor.run(topOf, second);
  await visitor.clicks(second);
  await visitor.sees("#questions .fold-item:nth-child(2) p");
  await visitor.drawn();
  expect(await visitor.run(topOf, second)).toBe(before);
});

test("FLIP-1 FLIP-2 a card flips over and back, by pointer and by keyboard, and leaves the others as they are", async ({
  visitor,
}) => {
  await visitor.open("/flip-cards");
  await visitor.clicks(turn("over", "Data Analytics"));
  await visitor.sees(turn("back", "Data Analytics"));
  await visitor.sees({ role: "button", name: "Turn over…" }, { count: 5 });
  await visitor.sees("#data-analytics dd");
  await visitor.focuses("#web-development button");
  await visitor.presses("Enter");
  await visitor.sees(turn("back", "Web Development"), { focused: true });
  await visitor.presses(" ");
  await visitor.sees(turn("over", "Web Development"), { focused: true });
  await visitor.sees(turn("back", "Data Analytics"));
  await visitor.missesAll("#web-development dd");
});
