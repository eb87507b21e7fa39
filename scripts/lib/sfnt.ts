/** Facts about a TrueType file, as far as the font script and its tests need them. */
export interface FontFacts {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Layout features, such as `tnum`. */
  features: Set<string>;
  /** Ranges of the variable axes, such as `wght`. */
  axes: Record<string, { min: number; max: number }>;
  hasGlyph: (character: string) => boolean;
  /** Mean advance of a text's characters in em, without kerning. */
  averageAdvance: (text: string) => number;
}

/** Reads an uncompressed TrueType or OpenType file. Source: OpenType specification 1.9. */
export function readFont(font: Uint8Array): FontFacts {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = tableOffsets(view);
  const table = (tag: string): number => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table "${tag}".`);
    return offset;
  };
  const unitsPerEm = view.getUint16(table("head") + 18);
  const hhea = table("hhea");
  const measuredGlyphs = view.getUint16(hhea + 34);
  const glyphOf = characterMap(view, table("cmap"));
  const advance = (glyph: number) => view.getUint16(table("hmtx") + 4 * Math.min(glyph, measuredGlyphs - 1));
  return {
    unitsPerEm,
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    lineGap: view.getInt16(hhea + 8),
    features: tables.has("GSUB") ? layoutFeatures(view, table("GSUB")) : new Set(),
    axes: tables.has("fvar") ? variationAxes(view, table("fvar")) : {},
    hasGlyph: (character) => glyphOf(character.codePointAt(0)!) !== 0,
    averageAdvance: (text) => {
      const characters = [...text];
      const sum = characters.reduce((total, character) => total + advance(glyphOf(character.codePointAt(0)!)), 0);
      return sum / characters.length / unitsPerEm;
    },
  };
}

function tag(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}

function tableOffsets(view: DataView): Map<string, number> {
  const records = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
  return new Map(records.map((record) => [tag(view, record), view.getUint32(record + 8)]));
}

/** Maps code points to glyphs, 0 if missing. Reads the format 4 subtable, which every web font has. */
function characterMap(view: DataView, cmap: number): (codePoint: number) => number {
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => cmap + view.getUint32(cmap + 8 + 8 * i));
  const start = subtables.find((offset) => view.getUint16(offset) === 4);
  if (start === undefined) throw new Error("The font has no character map of format 4.");
  const segments2 = view.getUint16(start + 6);
  return (codePoint) => {
    for (let at = 0; at < segments2; at += 2) {
      if (view.getUint16(start + 14 + at) < codePoint) continue;
      const first = start + 16 + segments2 + at;
      if (view.getUint16(first) > codePoint) return 0;
      const delta = view.getInt16(first + segments2);
      const rangeAt = first + 2 * segments2;
      const range = view.getUint16(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = view.getUint16(rangeAt + range + 2 * (codePoint - view.getUint16(first)));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

function layoutFeatures(view: DataView, gsub: number): Set<string> {
  const list = gsub + view.getUint16(gsub + 6);
  return new Set(Array.from({ length: view.getUint16(list) }, (_, index) => tag(view, list + 2 + 6 * index)));
}

function variationAxes(view: DataView, fvar: number): FontFacts["axes"] {
  const first = fvar + view.getUint16(fvar + 4);
  const size = view.getUint16(fvar + 10);
  const records = Array.from({ length: view.getUint16(fvar + 8) }, (_, index) => first + size * index);
  const fixed = (offset: number) => view.getInt32(offset) / 65_536;
  return Object.fromEntries(records.map((at) => [tag(view, at), { min: fixed(at + 4), max: fixed(at + 12) }]));
}
