// Input actions in the format of both WebDriver and WebDriver BiDi. Source: WebDriver, 17.5.
import { KEYS } from "./driver.ts";

const moveTo = (x: number, y: number) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 });
const mouse = (actions: object[]) => [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
const keyboard = (actions: object[]) => [{ type: "key", id: "keyboard", actions }];
const stroke = (value: string) => [
  { type: "keyDown", value },
  { type: "keyUp", value },
];

export const pointing = (x: number, y: number) => mouse([moveTo(x, y)]);

export const clicking = (x: number, y: number) =>
  mouse([moveTo(x, y), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);

/** @param key a name of `KEYS`, or a character */
export function pressing(key: string, withShift = false) {
  const keys = stroke(KEYS[key] ?? key);
  const shift = KEYS["Shift"]!;
  return keyboard(withShift ? [{ type: "keyDown", value: shift }, ...keys, { type: "keyUp", value: shift }] : keys);
}

export const typing = (text: string) => keyboard([...text].flatMap(stroke));
