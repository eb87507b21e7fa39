/** A path with query parameters, one of which is replaced, or removed if it has no value. */
export function withParam(path: string, params: URLSearchParams, name: string, value: string | undefined): string {
  const query = new URLSearchParams(params);
  if (value) query.set(name, value);
  else query.delete(name);
  return query.size > 0 ? `${path}?${query}` : path;
}
