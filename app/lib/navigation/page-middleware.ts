import type { DataStrategyResult } from "react-router";

/** What a page's loaders gave, by route. */
export type RouteResults = Record<string, DataStrategyResult>;

/** Client middleware around a page's loaders. */
export type PageMiddleware = (args: { request: Request }, next: () => Promise<RouteResults>) => Promise<RouteResults>;
