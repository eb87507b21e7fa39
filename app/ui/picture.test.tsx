import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Mark } from "./mark.tsx";
import { Picture } from "./picture.tsx";
import { type RootData, RootDataContext } from "../lib/context/root-data.ts";

/** The server's markup of a page with these parts. */
const render = (contentOrigin: string | null, Part: () => React.ReactNode): string =>
  renderToStaticMarkup(
    <RootDataContext value={{ contentOrigin } as RootData}>
      <Part />
    </RootDataContext>,
  );

const Plain = () => <Picture name="db-storage" alt="Discs" sizes="50vw" className="plate" />;
const First = () => <Picture name="db-storage" alt="" sizes="100vw" priority />;
const Sign = () => <Mark file="clients/coast-guard" alt="Coast Guard" width={94} height={44} />;

test("CALL-4 a picture offers AVIF, then WebP, then JPEG, with its size, and loads lazily", () => {
  const html = render(null, Plain);
  expect([...html.matchAll(/type="([^"]+)"/g)].map((match) => match[1])).toEqual(["image/avif", "image/webp"]);
  for (const attribute of [
    'alt="Discs"',
    'width="1920"',
    'height="1080"',
    'loading="lazy"',
    'decoding="async"',
    'class="plate"',
  ]) {
    expect(html).toContain(attribute);
  }
  expect(html.match(/sizes="50vw"/g)).toHaveLength(3);
  expect(html).not.toContain("style=");
  expect(html).not.toContain("fetchPriority");
});

test("CALL-4 the first screen's picture loads eagerly", () => {
  const html = render(null, First);
  expect(html).toContain('loading="eager"');
  expect(html.toLowerCase()).toContain('fetchpriority="high"');
});

test("CALL-4 with a content host, no URL of a picture or logo is on the site's own host", () => {
  const host = "https://content.agency.example";
  for (const html of [render(host, Plain), render(host, Sign)]) {
    const addresses = [...html.matchAll(/(?:src|srcSet|srcset)="([^"]+)"/g)].flatMap((match) => match[1]!.split(", "));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address.startsWith(`${host}/`), address).toBe(true);
  }
});
