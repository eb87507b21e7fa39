import { type ReactNode, Suspense, use } from "react";
import { firstSign } from "../lib/dom/first-sign.ts";
import { useHydrated } from "../lib/hooks/use-hydrated.ts";

/**
 * A part of the page that stays as the server wrote it until the visitor gives a first sign: it reads, links and opens without
 * React, and who only reads it spares their phone the work. Of a press that is the first sign, React hears all the same: it
 * hydrates what was pressed at once. What comes later than the served page is drawn as ever.
 */
export const AsServed = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <Untouched>{children}</Untouched>
  </Suspense>
);

function Untouched({ children }: { children: ReactNode }) {
  const isServed = !useHydrated();
  const sign = firstSign();
  if (isServed && sign) use(sign);
  return children;
}
