/** The page for rendering errors; the error's own text follows `detail`. Source: GEN-5. */
export const ERROR_PAGE = {
  title: "Something went wrong",
  text: "An unexpected error occurred while rendering this page. You can try reloading or going back to the home page.",
  detail: "Error: {error}",
  unknown: "Unknown error",
  reload: "Reload",
  home: "Go Home",
};
