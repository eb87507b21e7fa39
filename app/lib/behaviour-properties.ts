import {
  HEADER_SOLID_FROM_PX,
  HERO_FADE_MS,
  HERO_PARALLAX_FACTOR,
  MARQUEE,
  PAGE_PROGRESS_DELAY_MS,
  REASON_INTERVAL_MS,
  TOAST_REMOVAL_MS,
} from "./behaviour.ts";

/**
 * Numbers of behaviour.ts that style sheets need, as custom properties. uno.config.ts writes them into the site's style
 * sheet. Media queries cannot read custom properties, so a test compares them with MOBILE_BREAKPOINT_EM.
 */
export const BEHAVIOUR_PROPERTIES = {
  "--header-solid-from": `${HEADER_SOLID_FROM_PX}px`,
  "--page-progress": `${PAGE_PROGRESS_DELAY_MS}ms`,
  "--toast-removal": `${TOAST_REMOVAL_MS}ms`,
  "--hero-fade": `${HERO_FADE_MS}ms`,
  "--hero-parallax": `${HERO_PARALLAX_FACTOR}`,
  "--reason-interval": `${REASON_INTERVAL_MS}ms`,
  "--belt-turn": `${MARQUEE.durationMs}ms`,
} as const;
