/** A place in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The edge of a panel that faces what opened it, from corner to corner. */
export type Edge = readonly [Point, Point];

export const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});

/**
 * Whether a pointer that went from one point to another is on its way to an edge: inside the triangle that the first
 * point and the edge's corners span. Standing still, or going along the triangle's border, is not on the way.
 */
export function isHeadedFor([start, end]: Edge, from: Point, to: Point): boolean {
  const sides = [side(from, start, to), side(start, end, to), side(end, from, to)];
  return sides.every((value) => value > 0) || sides.every((value) => value < 0);
}

/** On which side of the line from a to b a point lies: the sign tells. */
const side = (a: Point, b: Point, point: Point): number =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
