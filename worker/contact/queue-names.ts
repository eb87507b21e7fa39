/** How the name of a queue of dead letters ends: a consumer learns nothing else about where a batch comes from. */
export const DEAD_LETTERS_END = "-dead";

/** Whether a queue of this name holds dead letters. Any other holds requests to deliver. */
export const isDeadLetterQueue = (name: string): boolean => name.endsWith(DEAD_LETTERS_END);
