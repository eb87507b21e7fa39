import { data } from "react-router";
import { notFoundPage } from "../../content/pages/not-found.ts";

/** Any path that no other route matches. Source: GEN-1. */
export function loader(): never {
  throw data(notFoundPage, { status: 404 });
}

export default function NotFound() {
  return null;
}
