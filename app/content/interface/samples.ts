/** Stands where the firm has yet to supply an identifier, a name or a date. Components show it quieter. Source: BUY-4. */
export const BLANK = "to be supplied";
