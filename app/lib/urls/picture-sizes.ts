/** Widths of every generated picture in pixels, from a phone at 1× to a wide screen. Source: CALL-4. */
export const PICTURE_WIDTHS_PX = [480, 768, 1080, 1440, 1920] as const;

/** Size of every source picture. Used for width and height attributes, which prevent layout shift. */
export const PICTURE_SIZE_PX = { width: 1920, height: 1080 } as const;

/** Default parameters for the content host. Source: CALL-4. */
export const CONTENT_HOST_DEFAULTS = { width: 1920, quality: 70 } as const;
