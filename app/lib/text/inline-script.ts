/**
 * A script that stands in the page, without the space that only its reader needs. For scripts of this site whose strings hold no space
 * beside a bracket or an operator.
 */
export const inlineScript = (source: string): string =>
  source.replaceAll(/\s+/g, " ").replaceAll(/ ?([{}()=;,?:&|<>+]) ?/g, "$1");
