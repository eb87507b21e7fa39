/** Hours within which the firm promises an answer. A file of its own, because code in browsers uses it. Source: RT-1, TOAST-1. */
export const RESPONSE_HOURS = 24;
