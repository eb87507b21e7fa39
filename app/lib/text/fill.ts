/** Replaces placeholders: "{count} services" and `{ count: 3 }` become "3 services". */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
