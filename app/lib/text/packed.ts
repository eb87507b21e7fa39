/**
 * A value as one text. React Router numbers every value of a page's data, and every object of it by its fields: a table of
 * a hundred cells weighs less as a text of its own (0.3 KB less of A-123 Support, as pages are compressed for one visitor).
 */
export type Packed<Value> = string & { readonly isOf?: Value };

export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);

export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(packed) as Value;
