/**
 * Whether a Content-Type is one of these, in UTF-8; parameters other than the charset do not matter. It is cut at its
 * semicolons: a pattern that allows spaces in several places takes quadratic time for a header full of them.
 * @param types in lower case, without parameters
 */
export function isOneOf(types: readonly string[], contentType: string): boolean {
  const [type = "", ...parameters] = contentType
    .toLowerCase()
    .split(";")
    .map((part) => part.trim());
  return types.includes(type) && parameters.every(leavesUtf8);
}

function leavesUtf8(parameter: string): boolean {
  const [name = "", value = ""] = parameter.split("=", 2).map((part) => part.trim());
  return name !== "charset" || value === "utf-8" || value === '"utf-8"';
}
