import { MENU_DELAY_MS } from "../../lib/behaviour.ts";
import { type Edge, isHeadedFor, type Point } from "./pointer-path.ts";

/** The menus that a hovering pointer opens and closes. */
export interface HoverTarget<Id> {
  getOpenId: () => Id | undefined;
  open: (id: Id) => void;
  close: () => void;
  /** The edge of an open menu's panel that faces its item. */
  edgeOf: (id: Id) => Edge;
}

/**
 * Opens a menu when the pointer rests on its item and closes it after the pointer has left. While the pointer moves
 * diagonally from the item toward the panel, nothing closes and no other menu opens. Source: HDR-4, HDR-5.
 */
export class HoverIntent<Id> {
  readonly #menus: HoverTarget<Id>;
  #over: Id | undefined;
  #last: Point | undefined;
  #way: { from: Point; edge: Edge } | undefined;
  #plan: { id: Id | undefined; timer: ReturnType<typeof setTimeout> } | undefined;

  constructor(menus: HoverTarget<Id>) {
    this.#menus = menus;
  }

  /** Reports the pointer's position and the menu whose item or panel it is on, if any. */
  pointerAt(id: Id | undefined, point: Point): void {
    if (id !== this.#over) this.#cross(id);
    if (this.#way && this.#plan) {
      if (isHeadedFor(this.#way.edge, this.#way.from, point)) this.#schedule(this.#plan.id);
      else this.#way = undefined;
    }
    this.#last = point;
  }

  /** Cancels the pending change. The pointer must leave and return before it opens a menu again. */
  cancel(): void {
    clearTimeout(this.#plan?.timer);
    this.#plan = undefined;
    this.#way = undefined;
  }

  #cross(id: Id | undefined) {
    const openId = this.#menus.getOpenId();
    const left = this.#over;
    this.#over = id;
    if (id === openId) {
      this.cancel();
      return;
    }
    if (left !== undefined && left === openId && this.#last) {
      this.#way = { from: this.#last, edge: this.#menus.edgeOf(left) };
    }
    this.#schedule(id);
  }

  /** Schedules opening a menu, or closing the open one if undefined. */
  #schedule(id: Id | undefined) {
    clearTimeout(this.#plan?.timer);
    const act = () => {
      this.cancel();
      if (id === undefined) this.#menus.close();
      else this.#menus.open(id);
    };
    this.#plan = { id, timer: setTimeout(act, id === undefined ? MENU_DELAY_MS.close : MENU_DELAY_MS.open) };
  }
}
