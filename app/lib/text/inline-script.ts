/** Removes whitespace from an inline script. Its strings must not contain spaces next to brackets or operators. */
export const inlineScript = (source: string): string =>
  source.replaceAll(/\s+/g, " ").replaceAll(/ ?([{}()=;,?:&|<>+]) ?/g, "$1");
