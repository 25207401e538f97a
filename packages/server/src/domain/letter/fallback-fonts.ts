import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** Font packages for characters that the letter's own font lacks, in order of preference. Each has many files, by range of characters. */
const packages = ['hebrew', 'arabic', 'sc'].map((script) => `@fontsource-variable/noto-sans-${script}`);

/** The weights of a letter's two fonts. */
const weights = { plain: 400, strong: 600 } as const;
export type Weight = keyof typeof weights;

/** A font for the characters of one letter that its own font lacks, reduced to these characters. */
export interface FallbackFont {
  /** Name in the PDF document, to which `-plain` or `-strong` is appended. */
  readonly name: string;
  readonly chars: ReadonlySet<string>;
  readonly fonts: Readonly<Record<Weight, Font>>;
}

interface FontFile {
  readonly path: string;
  readonly has: (codePoint: number) => boolean;
}

/** Parses a list of ranges such as `U+0590-05FF, U+200C` (CSS Fonts 4, unicode-range). */
function readRange(text: string): FontFile['has'] {
  const ranges = text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}

async function filesOf(name: string): Promise<FontFile[]> {
  const folder = dirname(require.resolve(name));
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const { id } = JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8')) as { id: string };
  return Object.entries(ranges).map(([subset, range]) => ({
    path: join(folder, 'files', `${id}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    has: readRange(range),
  }));
}

function openFont(path: string, file: Buffer): Font {
  const font = create(file);
  if (!('glyphForCodePoint' in font)) throw new Error(`${path} is a font collection, not a single font`);
  return font;
}

/** Reduces a font file to `chars`, in both weights; null if the font has none of them. */
async function cutFont(name: string, path: string, chars: readonly string[]): Promise<FallbackFont | null> {
  const { default: subsetFont } = await import('subset-font');
  const file = await readFile(path);
  const whole = openFont(path, file);
  // A range of characters may have gaps, and a font without any character cannot be read.
  const known = chars.filter((char) => whole.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
  if (known.length === 0) return null;
  const cut = async (wght: number): Promise<Font> => {
    const part = await subsetFont(file, known.join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght },
    });
    const font = openFont(path, part);
    // Lets each glyph know its character: see `openFont` of `pen.ts`.
    for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
    return font;
  };
  const fonts = { plain: await cut(weights.plain), strong: await cut(weights.strong) };
  return { name, chars: new Set(known), fonts };
}

/**
 * Finds fonts for the characters of a text that `hasGlyph` denies: Hebrew, Arabic, Chinese and Japanese. Ignores characters that no
 * font has. Reads nothing from disk if no character is missing.
 */
export async function findFallbackFonts(
  text: string,
  hasGlyph: (codePoint: number) => boolean,
): Promise<FallbackFont[]> {
  const isMissing = (char: string) => /\P{C}/u.test(char) && !hasGlyph(char.codePointAt(0) ?? 0);
  const missing = new Set([...text.normalize('NFC')].filter(isMissing));
  const found: FallbackFont[] = [];
  for (const name of packages) {
    if (missing.size === 0) break;
    for (const { path, has } of await filesOf(name)) {
      const wanted = [...missing].filter((char) => has(char.codePointAt(0) ?? 0));
      if (wanted.length === 0) continue;
      const font = await cutFont(`fallback-${found.length}`, path, wanted);
      if (font === null) continue;
      for (const char of font.chars) missing.delete(char);
      found.push(font);
    }
  }
  return found;
}
