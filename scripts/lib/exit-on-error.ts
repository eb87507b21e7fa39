/** Runs an action. An error is printed as a message and ends the command. For errors in an operator's input or settings. */
export function exitOnError<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
