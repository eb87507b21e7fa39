/** Title of a page whose form was sent with wrong entries. Source: WCAG 2.4.2, 3.3.1. */
export const ERROR_TITLE = "Error: {title}";
