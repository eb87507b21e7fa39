/** Window width below which the mobile layout applies, in CSS pixels. Source: GEN-7. */
export const MOBILE_BREAKPOINT_PX = 768;

/** Pause between arrival and the smooth scroll to the section named in the hash. Source: GEN-6. */
export const HASH_SCROLL_DELAY_MS = 100;

/** How long a page may load before the spinner shows, so that fast loads do not flash. Source: GEN-4. */
export const PAGE_PROGRESS_DELAY_MS = 250;

/** Scroll distance from which the home header turns white. Source: HDR-2. */
export const HEADER_SOLID_FROM_PX = 100;

/** How long the pointer rests before a menu opens, and how long after it leaves before it closes. Source: HDR-4. */
export const MENU_DELAY_MS = { open: 100, close: 200 } as const;

/** How long a toast stays: results of the contact form, and everything else. Source: TOAST-1…3. */
export const TOAST_LIFETIME_MS = { contact: 3000, general: 5500 } as const;

/** Time between a toast's dismissal and its removal. Source: TOAST-3. */
export const TOAST_REMOVAL_MS = 150;

/** How long a copy button says "Copied". Source: the drawing. */
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

/** Time a client belt takes for one turn, and how often its list stands in it. Source: HOME-10. */
export const MARQUEE = { durationMs: 40_000, repeats: 4, firstRow: 10 } as const;

/** Pause in typing after which the list of services is filtered, and its address and count follow. */
export const FILTER_SETTLE_MS = 200;

/** How many services a capability pack holds. Source: PACK-2. */
export const PACK_LIMIT = 12;
