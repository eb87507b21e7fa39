// What opens from the header with React Aria's tabs and dialog: one file, which the page does not wait for.
export { MegaMenuTabs } from "./mega-menu-tabs.tsx";
export { MobileMenuDialog } from "./mobile-menu-dialog.tsx";
