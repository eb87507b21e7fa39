/**
 * Runs in the page: of what a selector finds, the one at a place among those that are visible. Which hidden links a page has depends on
 * how far its menus have come.
 */
export const visibleAt = ({ target, place }: { target: string; place: number }): Element | undefined =>
  [...document.querySelectorAll(target)].filter((one) => one.checkVisibility({ visibilityProperty: true }))[place];
