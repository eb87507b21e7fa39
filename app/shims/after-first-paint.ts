/*
 * Library: react-router 8.4.0. `<Scripts>` writes module preloads and an async module script into the page, whose fetching and
 * running stand before the first paint on a slow line. It has no setting for when they begin.
 * Changed: in the finished HTML the preloads are taken out, the module script is put into a `<template>`, and a script at the
 * page's end starts both once the first screen has been painted.
 * Gain: the home page's largest picture is painted 190 ms sooner, after 1118 instead of 1312 ms
 * (2026-11-22, medians of 5 interleaved runs, CPU four times slower); pages of text alone gain nothing.
 * Upstream: none found.
 * Goes: when `<Scripts>` can be told to wait, or browsers let `fetchpriority="low"` module scripts pass the first paint.
 * Test: tests/e2e/after-first-paint.slow.spec.ts, "scripts are asked for once the picture of the first screen is there, or will not come".
 */
import { inlineScript } from "../lib/text/inline-script.ts";

/** For so long the scripts wait where the browser tells of no paint, or the picture does not come. */
const PATIENCE_MS = 1000;

/**
 * Runs in the browser, as text: fetches what the waiting script imports and lets it out of its template once the page has been
 * painted, with the picture of its first screen, and the sheet for paper (layout/frame/styles.tsx). A page in the background is
 * not painted until it is looked at; it does not wait. The script itself is the one that the parser made of the page: browsers
 * would refuse one that is put together of a text (Trusted Types). Until React listens it keeps the buttons that are clicked
 * (router/early-clicks.ts).
 */
const START = inlineScript(`{
  const { head } = document;
  const waiting = document.querySelector("template[data-preloads]");
  const link = (parts) => Object.assign(document.createElement("link"), parts);
  const start = () => {
    if (!waiting.isConnected) return;
    const { nonce } = waiting.content.firstChild;
    head.append(
      link({ rel: "stylesheet", media: "print", href: head.querySelector("noscript").dataset.href }),
      ...waiting.dataset.preloads.split(" ").map((href) =>
        link({ rel: "modulepreload", fetchPriority: "low", nonce, href })));
    waiting.replaceWith(waiting.content);
  };
  const keep = ({ target }) => {
    const button = target.closest("button[type=button]:not([popovertarget])");
    if (button) keep.clicked.push(button);
  };
  keep.clicked = [];
  addEventListener("click", (window.keepClick = keep));
  setTimeout(start, document.hidden ? 0 : ${PATIENCE_MS});
  const picture = document.querySelector('img[fetchpriority="high"]');
  const whenPainted = () => picture
    ? picture.decode().catch(() => {}).then(() => requestAnimationFrame(() => setTimeout(start)))
    : start();
  new PerformanceObserver(whenPainted).observe({ type: "paint", buffered: true });
}`);

/**
 * Has React Router's scripts wait for the first paint, so that nothing stands between the reader and the page's own words
 * and pictures: the module script that starts it all is laid by, and a script at the page's end lets it run where it stood.
 */
export function afterFirstPaint(html: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const preloads: string[] = [];
  let nonce: string | null = null;
  const rewriter = new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element(link) {
        const href = link.getAttribute("href");
        if (href) preloads.push(href);
        link.remove();
      },
    })
    .on('script[type="module"]', {
      element(script) {
        nonce = script.getAttribute("nonce");
        script.before(`<template data-preloads="${preloads.join(" ")}">`, { html: true });
        script.after("</template>", { html: true });
      },
    })
    .on("body", {
      element(body) {
        // A page that failed has no scripts of the router.
        body.onEndTag((end) => {
          if (nonce !== null) end.before(`<script nonce="${nonce}">${START}</script>`, { html: true });
        });
      },
    });
  return rewriter.transform(new Response(html)).body ?? html;
}
