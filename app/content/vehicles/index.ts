import { claimedValue } from "../claims/claim.ts";
import { vehicleNumbers } from "../claims/vehicle-claims.ts";
import type { OrderPage } from "../types/order-page.types.ts";
import { efast } from "./efast.ts";
import { gsaMas } from "./gsa-mas.ts";
import { VEHICLES_PATH } from "./vehicle-labels.ts";
import { oasisSb } from "./oasis-sb.ts";
import { ungm } from "./ungm.ts";

const all: readonly OrderPage[] = [gsaMas, oasisSb, efast, ungm];

/** How to order through each vehicle that the firm holds. Source: BUY-1. */
export const orderPages: readonly OrderPage[] = all.filter(({ slug }) => claimedValue(vehicleNumbers[slug]));

export const orderPagePath = ({ slug }: Pick<OrderPage, "slug">): string => `${VEHICLES_PATH}/${slug}`;

/** The ordering page with this slug, or undefined if its vehicle is not held. */
export const findOrderPage = (slug: string): OrderPage | undefined => orderPages.find((page) => page.slug === slug);
