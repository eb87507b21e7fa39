import { type ComponentType, memo } from "react";
import type { FirstUse } from "../content/types/term.types.ts";
import { FirstUsesContext } from "./first-uses-context.ts";

interface PageProps {
  params: object;
  loaderData: { firstUses: readonly FirstUse[] };
  actionData?: unknown;
}

/**
 * A route's page, with the first uses of its acronyms for the texts in it. It is rendered anew only when what it shows has
 * changed: React Router renders every page that is up at each step of a navigation, also at those that only say that the
 * next page is on its way.
 */
export const steadyPage = <Props extends PageProps>(Page: ComponentType<Props>) =>
  memo(
    (props: Props) => (
      <FirstUsesContext value={props.loaderData.firstUses}>
        <Page {...props} />
      </FirstUsesContext>
    ),
    (before, after) => before.loaderData === after.loaderData && before.actionData === after.actionData,
  );
