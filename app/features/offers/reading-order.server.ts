import type { OfferPageData } from "../../content/types/offer-page.types.ts";

/** A page's data in reading order. The specimen, which explains its own acronyms, is last. */
export const offerInReadingOrder = ({ specimen, ...page }: OfferPageData): object => [page, specimen];
