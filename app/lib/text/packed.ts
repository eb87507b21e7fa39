/**
 * A value as one text. React Router numbers every value of a page's data, and every field of its objects: a page of four
 * hundred words and lists weighs less as a text of its own (2 KB less of A-123 Support, brotli-compressed), and is read at once.
 */
export type Packed<Value> = string & { readonly isOf?: Value };

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);

export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(packed) as Value;
