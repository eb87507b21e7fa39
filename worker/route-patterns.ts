import * as build from "virtual:react-router/server-build";

/** Every URL pattern of the site: those of React Router (app/routes.ts) and of the worker. */
export const ROUTE_PATTERNS: readonly string[] = [
  "/",
  ...Object.values(build.routes).flatMap((route) => (route?.path && route.path !== "*" ? [`/${route.path}`] : [])),
  "/robots.txt",
  "/api/contact",
];
