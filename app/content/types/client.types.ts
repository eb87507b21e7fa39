/** A client's generic name, and the file name of its logo without .svg. Source: ENT-4. */
export interface Client {
  name: string;
  logo: string;
  /** Width of the logo at CLIENT_MARK_HEIGHT_PX, so that the marquees do not shift while logos load. */
  width: number;
}
