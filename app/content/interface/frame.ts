/** Texts around every page. `{…}` are placeholders. */
export const FRAME = {
  skip: "Skip to content",
  /** Accessible names of the logo; the second is used if firm details are missing. */
  homeOf: "{firm}, home",
  home: "Home",
  mainMenu: "Main",
  menu: "Menu",
  /** The button in the header, and where it leads from its own page. */
  talk: { label: "Talk to us", to: "/contact", here: "/contact#write" },
  menuOf: "{label} menu",
  serviceCategories: "Service categories",
  /** The mobile menu's button while it is open: visible text, and an addition for screen readers. */
  close: { shown: "Close", heard: "menu" },
  /** The close button of a toast. */
  loading: "Loading",
  loadingPage: "Loading page",
  trail: "Breadcrumb",
  /** The links to the parts of a long page. */
  contents: "On this page",
  /** What to do with a page. */
  print: "Print",
  share: "Share",
  /** The link to the search page, and the search field that replaces it in the mobile menu. */
  search: { name: "Search", label: "Search this site", submit: "Search", placeholder: "Form, rule, service", path: "/search", whole: "Search the whole site" },
  /** After a link, for screen readers. */
  newTab: "(opens in a new tab)",
  footer: { quickLinks: "Quick Links", resources: "Resources", solutions: "Solutions", contact: "Contact" },
};
