/**
 * Miniflare's options for a site with an outbox whose dead letters are kept, as the examples in wrangler.toml set it up,
 * but in a hurry: three tries within some seconds.
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

/** First pause between two tries, as the setting is written. */
export const LOCAL_RETRY_SECONDS = "1";
