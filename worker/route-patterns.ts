import * as build from "virtual:react-router/server-build";

/** Every URL pattern of the site: React Router's (app/routes.ts) and the worker's own. */
export const ROUTE_PATTERNS: readonly string[] = [
  "/",
  ...Object.values(build.routes).flatMap((route) => (route?.path && route.path !== "*" ? [`/${route.path}`] : [])),
  "/robots.txt",
  "/api/contact",
];
