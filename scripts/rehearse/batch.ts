/** A message as the consumer gets it. */
export interface QueuedMessage {
  id: string;
  timestamp: Date;
  body: unknown;
  attempts: number;
}

/** What the consumer made of a batch, as the runtime tells it. */
export interface BatchResult {
  outcome: string;
  ackAll: boolean;
  retryBatch: { retry: boolean; delaySeconds?: number };
  explicitAcks: readonly string[];
  retryMessages: readonly { msgId: string; delaySeconds?: number }[];
}
