import { type ComponentType, memo } from "react";
import type { FirstUse } from "../content/types/term.types.ts";
import { FirstUsesContext } from "./first-uses-context.ts";

interface PageProps {
  params: object;
  loaderData: { firstUses: readonly FirstUse[] };
  actionData?: unknown;
}

/**
 * Wraps a route's page: provides the first uses of its acronyms, and renders it again only when its data has changed.
 * React Router renders the pages in view at each step of a navigation. Another page of the same route is mounted anew: in
 * a page that the browser has translated, React could not change the texts (react #26048).
 */
export const memoPage = <Props extends PageProps>(Page: ComponentType<Props>) =>
  memo(
    (props: Props) => (
      <FirstUsesContext value={props.loaderData.firstUses}>
        <Page key={Object.values(props.params).join("/")} {...props} />
      </FirstUsesContext>
    ),
    (before, after) => before.loaderData === after.loaderData && before.actionData === after.actionData,
  );
