/** A row that links to a service page. */
export interface ServiceLink {
  name: string;
  path: string;
  promise: string;
}
