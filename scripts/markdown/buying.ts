import { ADD_TO_PACK } from "../../app/content/interface/controls.ts";
import { packPage } from "../../app/content/pages/pack.ts";
import { PACK_PATH, packPath } from "../../app/content/pack/choice.ts";
import { offerGroups } from "../../app/content/pack/offers.ts";
import type { BuyingRow } from "../../app/content/shapes/service-pages.ts";
import type { Doc } from "./doc.ts";
import { bullets, link, plain } from "./marks.ts";
import { Written } from "./walk.ts";

/** The way from a service to the pack, which its own page offers as a control. */
export const packLink = (): Written => new Written(link(ADD_TO_PACK, PACK_PATH));

/** How a service is bought: a list of codes or of vehicles under each name. */
export const buyingSections = (rows: readonly BuyingRow[]): object[] =>
  rows.map(({ name, values }) => ({
    heading: name,
    values: new Written(
      bullets(values.map(({ code, label, to }) => (to ? link(label, to) : `${code} ${plain(label)}`))),
    ),
  }));

/** The pack, before anything is chosen: each service with the address of a pack that holds it. */
export function packDoc(): Doc {
  const { name, promise, leads, sheets, choose } = packPage;
  return {
    title: name,
    promise,
    lead: leads.none,
    body: [
      sheets,
      {
        heading: choose.heading,
        note: choose.note,
        browse: choose.browse,
        groups: offerGroups.map((group) => ({
          heading: group.name,
          offers: new Written(bullets(group.offers.map((offer) => link(offer.name, packPath([offer.slug]))))),
        })),
      },
    ],
  };
}
