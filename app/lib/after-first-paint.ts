/**
 * Moves what React Router asks for in the head, its scripts' preloads, behind the page's own words and pictures: to the
 * end of the body and at low priority, so that on a slow line nothing stands between the reader and the first paint.
 */
export function afterFirstPaint(html: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const preloads: string[] = [];
  const rewriter = new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element(link) {
        const href = link.getAttribute("href");
        if (href) preloads.push(href);
        link.remove();
      },
    })
    .on("body", {
      element(body) {
        body.onEndTag((end) => {
          const links = preloads.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`);
          end.before(links.join(""), { html: true });
        });
      },
    });
  return rewriter.transform(new Response(html)).body ?? html;
}
