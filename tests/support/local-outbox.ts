/**
 * Miniflare options for a site with an outbox and a dead letter queue, as in the examples in wrangler.toml, but with
 * short delays: three attempts within seconds.
 */
export const LOCAL_OUTBOX = {
  queueProducers: {
    CONTACT_OUTBOX: { queueName: "goldthread-outbox" },
    CONTACT_OUTBOX_DEAD: { queueName: "goldthread-outbox-dead" },
  },
  queueConsumers: {
    "goldthread-outbox": {
      maxBatchSize: 10,
      maxBatchTimeout: 0.1,
      maxRetries: 2,
      deadLetterQueue: "goldthread-outbox-dead",
    },
    "goldthread-outbox-dead": { maxBatchSize: 100, maxBatchTimeout: 0.5, maxRetries: 100 },
  },
  kvNamespaces: { CONTACT_DEAD_LETTERS: "dead-letters" },
};

/** Delay before the first retry, in the format of the setting. */
export const LOCAL_RETRY_SECONDS = "1";
