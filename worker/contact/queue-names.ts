/** Suffix of the names of dead-letter queues. A consumer knows only the name of the queue a batch comes from. */
export const DEAD_LETTERS_END = "-dead";

/** Whether a queue is a dead-letter queue. Any other contains requests to deliver. */
export const isDeadLetterQueue = (name: string): boolean => name.endsWith(DEAD_LETTERS_END);
