/**
 * The options that npm consumed itself, because `--` is missing before them, so that the script did not receive them.
 * @param shell the environment variables, in which npm records each option with a value, and each flag
 */
export const optionsTakenByNpm = (names: readonly string[], shell: Record<string, string | undefined>): string[] =>
  names.filter((name) => shell[`npm_config_${name.replaceAll("-", "_")}`]);
