import type { Route } from "./+types/not-found.route";
import { notFound } from "../../registry/not-found.server.ts";

/** Any path that no other route matches. Source: GEN-1. */
export function loader({ request }: Route.LoaderArgs): never {
  throw notFound(request);
}

export default function NotFound() {
  return null;
}
