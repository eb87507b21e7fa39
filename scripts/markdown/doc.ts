/** A page as its twin says it: `body` holds data in the order of reading, each piece in a shape that walk.ts knows. */
export interface Doc {
  title: string;
  promise?: string;
  lead?: string;
  body: readonly unknown[];
}

/** A section under a heading of its own, whatever its data calls its parts. */
export const section = (heading: string, data: object): object => ({ heading, ...data });
