import type { Route } from "./+types/practice.route";
import { buyingSamples } from "../../content/buying.ts";
import { withFirstUses } from "../../content/glossary/first-uses.ts";
import { findCategory } from "../../content/services/index.ts";
import { pageMeta } from "../../lib/seo/page-meta.ts";
import { pack, unpack } from "../../lib/text/packed.ts";
import { notFound } from "../../registry/not-found.server.ts";
import { packedPage, type UnpackedProps } from "../../ui/packed-page.tsx";
import { practicePage } from "./practice-page-data.server.ts";
import { PracticePage } from "./practice-page.tsx";
import { practiceInReadingOrder } from "./reading-order.server.ts";

/** The practices that have nothing besides the template, each at its own path. Source: RT-1…3. */
export function loader({ request, url }: Route.LoaderArgs) {
  // The path of the page, also when its data alone is asked for.
  const category = findCategory(url.pathname.split("/").at(-1)!);
  if (!category) throw notFound(request);
  const page = practicePage(category);
  return pack(withFirstUses({ ...page, samples: buyingSamples }, practiceInReadingOrder(page)));
}

export const meta: Route.MetaFunction = (args) => (args.loaderData ? pageMeta(args, unpack(args.loaderData).meta) : []);

// Another practice is another page, though it has the same module.
const Practice = ({ loaderData: page }: UnpackedProps<typeof loader>) => <PracticePage key={page.name} page={page} />;

export default packedPage(Practice);
