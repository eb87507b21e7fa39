/** A text with its gaps filled: "{count} services" and `{ count: 3 }` make "3 services". */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
