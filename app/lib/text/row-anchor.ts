/** The id of a table's row: `naics-541512`, `rate-program-manager`. Search results link to it. Source: FIND-5. */
export const rowAnchor = (table: string, name: string): string =>
  `${table}-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
