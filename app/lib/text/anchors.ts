/** A name as an id: "poa-m" for "POA&M". */
export const anchorOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The id of a table's row: `naics-541512`, `rate-program-manager`. Search results link to it. Source: FIND-5. */
export const rowAnchor = (table: string, name: string): string => `${table}-${anchorOf(name)}`;
