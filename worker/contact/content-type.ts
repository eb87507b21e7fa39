/**
 * Whether a Content-Type is one of the given types with charset UTF-8 or none. Ignores other parameters. Splits at
 * semicolons, because a regular expression with several optional spaces takes quadratic time on a header of spaces.
 * @param types lower case, without parameters
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
