/**
 * A value serialized as one JSON string. React Router encodes every value and field of loader data separately. As one
 * string the data of a service page is 2 KB smaller (A-123 Support, brotli) and is parsed faster.
 */
export type Packed<Value> = string & { readonly isOf?: Value };

export const pack = <Value>(value: Value): Packed<Value> => swapQuotes(JSON.stringify(value));

export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(swapQuotes(packed)) as Value;

/**
 * Exchanges quotes and backticks. React Router serializes the string twice more, which escapes each quote with three
 * backslashes. Backticks stay as they are: a service page is 4 KB smaller, or 240 bytes with brotli.
 */
const swapQuotes = (text: string): string => text.replaceAll(/["`]/g, (mark) => (mark === '"' ? "`" : '"'));
