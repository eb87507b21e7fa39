/** A name as an id: "poa-m" for "POA&M". */
export const anchorOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The id of a table's row: `naics-541512`, `rate-program-manager`. Search results link to it. Source: FIND-5. */
export const rowAnchor = (table: string, name: string): string => `${table}-${anchorOf(name)}`;

/** The id of what is folded in a section of an offer's page. Search results that quote it link to it, which opens it. */
export const foldAnchor = (section: string): string => `${section}-in-full`;
