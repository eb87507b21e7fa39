/**
 * Which of these options npm kept for itself, because `--` is missing before them, so that the script never heard of them.
 * @param shell the environment variables: npm leaves a mark there of each option with a value, and of each switch
 */
export const keptByNpm = (names: readonly string[], shell: Record<string, string | undefined>): string[] =>
  names.filter((name) => shell[`npm_config_${name.replaceAll("-", "_")}`]);
