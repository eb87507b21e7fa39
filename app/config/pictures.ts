/** Widths in which the build makes every picture, in pixels; from a phone at 1× to a wide screen. Source: CALL-4. */
export const PICTURE_WIDTHS_PX = [480, 768, 1080, 1440, 1920] as const;

/** Size of every master, which width and height attributes repeat so that nothing shifts. */
export const PICTURE_SIZE_PX = { width: 1920, height: 1080 } as const;

/** What a content host is asked for unless told otherwise. Source: CALL-4. */
export const CONTENT_HOST_DEFAULTS = { width: 1920, quality: 70 } as const;
