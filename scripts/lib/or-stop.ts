/** The result of an action; what it throws is told as a sentence, and ends the command. For what an operator typed or set. */
export function orStop<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
