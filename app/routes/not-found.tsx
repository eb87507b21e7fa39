import { data } from "react-router";

/** Any path that no other pattern takes. Source: GEN-1. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
