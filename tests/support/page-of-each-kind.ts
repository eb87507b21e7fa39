/** One page of each kind. */
export const PAGE_OF_EACH_KIND = [
  "/",
  "/about",
  "/services",
  "/services/a123-support",
  "/services/federal-financial-management",
  "/services/digital-transformation",
  "/solutions",
  "/solutions/userprovisioning",
  "/cybersecurity",
  "/corporate-capability",
  "/contact",
  "/flip-cards",
  "/nowhere",
];
