/** A client's generic name and the name of its mark without .svg. Source: ENT-4. */
export interface Client {
  name: string;
  logo: string;
  /** Width of the mark at CLIENT_MARK_HEIGHT_PX, so that the belts keep their length while marks arrive. */
  width: number;
}
