import { flushSync } from "react-dom";
import type { MenuId } from "../../content/types/navigation.types.ts";
import { pointOf } from "./pointer-path.ts";
import { moveFocus } from "./move-focus.ts";
import { isPopoverOpen } from "./use-popover-open.ts";
import { HoverIntent } from "./hover-intent.ts";

/**
 * Opens and closes the header's menus by pointer, touch, keyboard and focus. At most one is open. Listens to events of
 * the whole `<nav>` and identifies its parts by `data-menu` and class (nav-menu.tsx). Source: HDR-4…6.
 */
export class MenuController {
  #openId: MenuId | undefined;
  #isOpenByHover = false;
  #lastPointerType = "";
  #nav: HTMLElement | undefined;
  readonly #observers = new Set<() => void>();

  readonly getOpenId = (): MenuId | undefined => this.#openId;

  readonly #hover = new HoverIntent<MenuId>({
    getOpenId: this.getOpenId,
    open: (id) => this.#show(id, true),
    close: () => {
      // A moving mouse does not close a menu that has keyboard focus.
      if (!this.#panel()?.querySelector(":focus-visible")) this.#show(undefined);
    },
    edgeOf: (id) => {
      const { left, right, top } = this.#panel(id)!.getBoundingClientRect();
      return [
        { x: left, y: top },
        { x: right, y: top },
      ];
    },
  });

  readonly subscribe = (observer: () => void): (() => void) => {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  };

  /** Adds the event listeners. @returns a function that removes them */
  attach(nav: HTMLElement): () => void {
    this.#nav = nav;
    const ends = new AbortController();
    const { signal } = ends;
    document.addEventListener("pointerover", this.#onHover, { signal });
    document.addEventListener("pointermove", this.#onHover, { signal });
    document.documentElement.addEventListener("pointerleave", this.#onHover, { signal });
    document.addEventListener("pointerdown", this.#onPointerDown, { signal });
    document.addEventListener("keydown", this.#onKeyDown, { signal, capture: true });
    nav.addEventListener("click", this.#onClick, { signal });
    nav.addEventListener("focusout", this.#onFocusOut, { signal });
    // A menu opened before hydration, by a click or by CSS hover, stays open.
    const pressed = [...nav.querySelectorAll<HTMLElement>("[popover]")].find(isPopoverOpen);
    const hovered = nav.querySelector("[data-menu]:hover");
    if (pressed) this.#show(menuAt(pressed));
    else if (hovered && matchMedia("(hover: hover)").matches) this.#show(menuAt(hovered), true);
    return () => {
      ends.abort();
      this.#hover.cancel();
    };
  }

  #show(id: MenuId | undefined, isByHover = false) {
    this.#hover.cancel();
    this.#isOpenByHover = isByHover;
    if (id === this.#openId) return;
    this.#openId = id;
    for (const observer of this.#observers) observer();
  }

  readonly close = (): void => this.#show(undefined);

  #item = (id = this.#openId) => this.#nav?.querySelector<HTMLElement>(`[data-menu="${id}"]`);
  #panel = (id = this.#openId) => this.#item(id)?.querySelector<HTMLElement>(".nav-panel");

  readonly #onHover = (event: PointerEvent) => {
    if (event.pointerType === "touch") return;
    this.#hover.pointerAt(event.type === "pointerleave" ? undefined : menuAt(event.target), pointOf(event));
  };

  readonly #onPointerDown = (event: PointerEvent) => {
    this.#lastPointerType = event.pointerType;
    if (this.#openId && menuAt(event.target) !== this.#openId) this.close();
  };

  readonly #onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const id = menuAt(target);
    if (!id) return;
    const isOpen = id === this.#openId;
    if (target.closest(".nav-toggle")) {
      // Moving the mouse to the caret has already opened the menu, so a click keeps it open.
      const isWayOnly = isOpen && this.#isOpenByHover && event.detail > 0;
      this.#show(isOpen && !isWayOnly ? undefined : id);
    } else if (target.closest(".nav-link") && !isOpen && this.#lastPointerType === "touch") {
      // Touch has no hover: the first tap opens the menu, the second follows the link.
      event.preventDefault();
      this.#show(id);
    } else if (target.closest("a")) this.close();
  };

  readonly #onFocusOut = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next && this.#openId && menuAt(event.target) === this.#openId && menuAt(next) !== this.#openId) this.close();
  };

  readonly #onKeyDown = (event: KeyboardEvent) => {
    this.#lastPointerType = "";
    const target = event.target as Element;
    if (event.key === "Escape" && this.#openId) {
      const toggle = this.#item()?.querySelector<HTMLElement>(".nav-toggle");
      const wasInside = this.#panel()?.contains(document.activeElement);
      this.close();
      if (wasInside) toggle?.focus();
    } else if (event.key === "ArrowDown" && target.closest("[data-menu] > :is(.nav-link, .nav-toggle)")) {
      event.preventDefault();
      flushSync(() => this.#show(menuAt(target)));
      this.#panel()?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"], a')?.focus();
    } else {
      const list = target.closest("[data-menu] .drop");
      if (list) moveFocus(event, [...list.querySelectorAll("a")]);
    }
  };
}

const menuAt = (target: EventTarget | null): MenuId | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-menu]")?.dataset["menu"] as MenuId) : undefined;
