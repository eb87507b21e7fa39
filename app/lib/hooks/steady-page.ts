import { type ComponentType, memo } from "react";

interface PageProps {
  params: object;
  loaderData?: unknown;
  actionData?: unknown;
}

/**
 * Renders a route's page anew only when what it shows has changed. React Router renders every page that is up at each
 * step of a navigation, also at those that only say that the next page is on its way.
 */
export const steadyPage = <Props extends PageProps>(Page: ComponentType<Props>) =>
  memo(Page, (before, after) => before.loaderData === after.loaderData && before.actionData === after.actionData);
