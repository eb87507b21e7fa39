/** What surrounds every page says. `{…}` stands for what the code puts there. */
export const FRAME = {
  skip: "Skip to content",
  /** Names of the firm's sign; the second where nothing is known of the firm. */
  homeOf: "{firm}, home",
  home: "Home",
  mainMenu: "Main",
  menu: "Menu",
  menuOf: "{label} menu",
  serviceCategories: "Service categories",
  /** The mobile menu's button while it is open: what it shows, and what only readers of the page hear. */
  close: { shown: "Close", heard: "menu" },
  /** The button of a message that comes and goes. */
  closeToast: "Close",
  loading: "Loading",
  loadingPage: "Loading page",
  trail: "Breadcrumb",
  /** The way to the search page, and the field that stands for it in the menu of narrow windows. */
  search: { name: "Search", label: "Search this site", submit: "Search", placeholder: "A form, a rule, a service", path: "/search" },
  /** Behind a link, for those who hear it. */
  newTab: "(opens in a new tab)",
  footer: { quickLinks: "Quick Links", resources: "Resources", solutions: "Solutions", contact: "Contact" },
};
