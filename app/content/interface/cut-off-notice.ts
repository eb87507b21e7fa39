/** Said when the page behind a link could not be fetched: most often because there is no connection. */
export const CUT_OFF_NOTICE = {
  title: "That page could not be reached",
  description: "You may be offline. This page stays open: try again when the connection is back.",
  close: "Close",
};
