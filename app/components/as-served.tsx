import { type ReactNode, Suspense, use } from "react";
import { firstSign, signOfStay } from "../lib/dom/first-sign.ts";
import { useHydrated } from "../lib/hooks/use-hydrated.ts";

/**
 * A part of the page that stays as the server wrote it until the visitor gives a first sign: it reads, links and opens without
 * React, and who only reads it spares their phone the work. Of a press that is the first sign, React hears all the same: it
 * hydrates what was pressed at once. What comes later than the served page is drawn as ever.
 * @param isLeft set for what goes away with the page: it stays as served a moment longer when the visitor may be on the way out, since
 * hydrating it would hold up the page they have asked for
 */
export const AsServed = ({ isLeft = false, children }: { isLeft?: boolean; children: ReactNode }) => (
  <Suspense>
    <Untouched until={isLeft ? signOfStay : firstSign}>{children}</Untouched>
  </Suspense>
);

function Untouched({ until, children }: { until: typeof firstSign; children: ReactNode }) {
  const isServed = !useHydrated();
  const sign = until();
  if (isServed && sign) use(sign);
  return children;
}
