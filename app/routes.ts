import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The site's table of contents, in menu order. Source: RT-1…5. */
const routes = [
  index("routes/home.tsx"),
  route("about", "routes/about.tsx"),
  route("services", "routes/services.tsx"),
  route("services/digital-transformation", "routes/digital-transformation.tsx"),
  route("services/database-and-infrastructure-management", "routes/database-and-infrastructure.tsx"),
  route("services/:slug", "routes/service.tsx"),
  route("solutions", "routes/solutions.tsx"),
  route("solutions/:slug", "routes/solution.tsx"),
  route("contact", "routes/contact.tsx"),
  route("corporate-capability", "routes/corporate-capability.tsx"),
  route("cybersecurity", "routes/cybersecurity.tsx"),
  route("flip-cards", "routes/flip-cards.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

/** `/About` is not `/about`: a page has one address, so that caches and search engines see it once. */
export default routes.map((entry) => ({ ...entry, caseSensitive: true }));
