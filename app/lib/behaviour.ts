/** Window width below which the mobile layout applies, in CSS pixels. Source: GEN-7. */
export const MOBILE_BREAKPOINT_PX = 768;

/** The same width in em, for media queries. They follow the browser's text size, which is 16 px unless it was changed. */
export const MOBILE_BREAKPOINT_EM = MOBILE_BREAKPOINT_PX / 16;

/** Pause between arrival and the smooth scroll to the section named in the hash. Source: GEN-6. */
export const HASH_SCROLL_DELAY_MS = 100;

/** Delay before the spinner shows, so that it does not flash on fast loads. Source: GEN-4. */
export const PAGE_PROGRESS_DELAY_MS = 250;

/** How long a page whose styles failed stays hidden while it is loaded in full, which the visitor may stop. Source: OPS-4. */
export const UNSTYLED_HIDDEN_MS = 3000;

/** Scroll distance from which the home header turns white. Source: HDR-2. */
export const HEADER_SOLID_FROM_PX = 100;

/** Delays before a menu opens on hover and closes after the pointer leaves. Source: HDR-4. */
export const MENU_DELAY_MS = { open: 100, close: 200 } as const;

/** How long a toast stays: results of the contact form, and everything else. Source: TOAST-1…3. */
export const TOAST_LIFETIME_MS = { contact: 3000, general: 5500 } as const;

/** Time between a toast's dismissal and its removal. Source: TOAST-3. */
export const TOAST_REMOVAL_MS = 150;

/** How long a copy button says "Copied". Source: the design. */
export const COPIED_MS = 2000;

/** Time a slide of the home hero stays. Source: HOME-1. */
export const HERO_INTERVAL_MS = 10_000;

/** Time a hero slide takes to fade. Source: HOME-2. */
export const HERO_FADE_MS = 1000;

/** Share of the scroll offset by which the hero picture shifts. Source: HOME-2. */
export const HERO_PARALLAX_FACTOR = 0.4;

/** Time a reason of "Why Choose Us" stays. Source: HOME-7, with the pace of DT-1. */
export const REASON_INTERVAL_MS = 6000;

/** Time a picture of an inner page's carousel stays. Source: DT-1, DB-1. */
export const CAROUSEL_INTERVAL_MS = 6000;

/** Client marquee: time for one turn, number of repetitions of the list, and logos in the first row. Source: HOME-10. */
export const MARQUEE = { durationMs: 40_000, repeats: 4, firstRow: 10 } as const;

/** Pause in typing after which a list is filtered and the URL updated. */
export const FILTER_SETTLE_MS = 200;

/** Maximum number of services in a capability pack. Source: PACK-2. */
export const PACK_LIMIT = 12;

/** Suggestions of the search field: the pause in typing before they are fetched. Shorter texts match too much. */
export const SUGGESTIONS = { pauseMs: 150, minChars: 2, most: 8 };
