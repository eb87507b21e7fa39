import type { Route } from "./+types/cybersecurity";
import { cybersecurity } from "../content/services/cybersecurity/index.ts";
import { categoryPage } from "../content/services/pages.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { CategoryPage } from "../sections/category-page.tsx";

export function loader() {
  return { category: categoryPage(cybersecurity) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.category.meta) : [];

export default function CybersecurityPage({ loaderData: { category } }: Route.ComponentProps) {
  return <CategoryPage page={category} />;
}
