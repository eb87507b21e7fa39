/**
 * Where a path has moved to, or null. `/services/cybersecurity` is the Cybersecurity overview; a trailing slash goes.
 * Runs of slashes are folded first, so that no answer can name another host. Source: RT-5.
 */
export function redirectTarget(pathname: string): string | null {
  const path = pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  const target = path === "/services/cybersecurity" ? "/cybersecurity" : path;
  return target === pathname ? null : target;
}
