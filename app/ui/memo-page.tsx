import { type ComponentType, memo } from "react";
import type { FirstUse } from "../content/types/term.types.ts";
import { FirstUsesContext } from "./first-uses-context.ts";
import { SampleNotice } from "./sample-notice.tsx";

interface PageProps {
  params: object;
  loaderData: { firstUses: readonly FirstUse[]; samples?: string | undefined };
  actionData?: unknown;
}

/**
 * Wraps a route's page: provides the first uses of its acronyms, adds the notice about its samples, and renders it again only when its data has changed.
 * React Router renders the pages in view at each step of a navigation. Another page of the same route is mounted anew: in
 * a page that the browser has translated, React could not change the texts (react #26048).
 */
export const memoPage = <Props extends PageProps>(Page: ComponentType<Props>) =>
  memo(
    (props: Props) => (
      <FirstUsesContext value={props.loaderData.firstUses}>
        <Page key={Object.values(props.params).join("/")} {...props} />
        {props.loaderData.samples && (
          <div className="page-width page-samples py-2">
            <SampleNotice text={props.loaderData.samples} />
          </div>
        )}
      </FirstUsesContext>
    ),
    (before, after) => before.loaderData === after.loaderData && before.actionData === after.actionData,
  );
