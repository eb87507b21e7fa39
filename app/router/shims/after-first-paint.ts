/*
 * Library: react-router 8.4.0. `<Scripts>` writes module preloads and an async module script into the page. On slow
 * connections they load and run before the first paint. There is no option to delay them.
 * Changed: in the finished HTML the preloads are removed and the module script is moved into a `<template>`; an inline
 * script at the end of the page starts both after the first screen has been painted.
 * Gain: the home page's largest picture is painted 190 ms earlier, after 1118 instead of 1312 ms (2026-11-22, medians
 * of 5 interleaved runs, 4x CPU throttling); text pages gain nothing.
 * Upstream: none found.
 * Remove when: `<Scripts>` can be delayed, or browsers run `fetchpriority="low"` module scripts after the first paint.
 * Test: tests/e2e/after-first-paint.slow.spec.ts, "scripts are asked for once the picture of the first screen is there,
 * or will not come".
 */
import { inlineScript } from "../../lib/text/inline-script.ts";

/** Timeout, in case the browser reports no paint or the picture does not load. */
const PATIENCE_MS = 1000;

/**
 * Inline browser script: preloads the script's imports and moves the script out of its template once the page has been
 * painted, including its first picture and the print style sheet (shell/frame/styles.tsx). Pages in the background are
 * not painted, so they do not wait. The script element is the one the parser created, because Trusted Types would
 * reject one created from text. Until React handles events, it records clicked buttons (router/early-clicks.ts).
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
  const keep = ({ type, target }) => {
    const button = target.closest("button[type=button]:not([popovertarget])");
    if (type === "pointerdown") keep.pressed = button;
    else if (button) keep.clicked.push(button);
  };
  keep.clicked = [];
  addEventListener("pointerdown", keep);
  addEventListener("click", (window.keepClick = keep));
  setTimeout(start, document.hidden ? 0 : ${PATIENCE_MS});
  const picture = document.querySelector('img[fetchpriority="high"]');
  const whenPainted = () => picture
    ? picture.decode().catch(() => {}).then(() => requestAnimationFrame(() => setTimeout(start)))
    : start();
  new PerformanceObserver(whenPainted).observe({ type: "paint", buffered: true });
}`);

/**
 * Delays React Router's scripts until after the first paint, so that they do not compete with the page's text and
 * pictures: the module script is moved into a template, and a script at the end of the page restores it.
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
        // Error pages do not have the router's scripts.
        body.onEndTag((end) => {
          if (nonce !== null) end.before(`<script nonce="${nonce}">${START}</script>`, { html: true });
        });
      },
    });
  return rewriter.transform(new Response(html)).body ?? html;
}
