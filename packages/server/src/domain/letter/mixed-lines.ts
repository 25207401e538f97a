import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A piece of a line that is drawn at once: characters of one font and one direction. */
export interface Piece {
  readonly text: string;
  /** The fallback font; null for the letter's own. */
  readonly font: string | null;
}

interface Levelled {
  readonly char: string;
  readonly font: string | null;
  readonly level: number;
}

/** Characters with their fonts and embedding levels (UAX 9), mirrored where they stand from right to left. */
function levelsOf(text: string, fontOf: (char: string) => string | null): Levelled[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'auto');
  let at = 0;
  return [...text].map((char) => {
    const level = levels[at] ?? 0;
    at += char.length;
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(char) : null;
    return { char: mirrored ?? char, font: fontOf(char), level };
  });
}

/** Pieces in the order in which they stand from left to right (rule L2 of UAX 9); words of a right-to-left piece one by one. */
function toPieces(line: readonly Levelled[]): Piece[] {
  const runs: { level: number; font: string | null; text: string }[] = [];
  for (const { char, font, level } of line) {
    const last = runs.at(-1);
    const isWhole = level % 2 === 0 || (char !== ' ' && last?.text !== ' ');
    if (last && last.level === level && last.font === font && isWhole) last.text += char;
    else runs.push({ level, font, text: char });
  }
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < runs.length; start++) {
      let end = start;
      while (end < runs.length && (runs[end]?.level ?? 0) >= level) end++;
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  return runs.map(({ text, font }) => ({ text, font }));
}

/**
 * Sets a text of several fonts and directions in lines that are at most as wide as `fits` says: broken at blanks, and within a word only where
 * it alone is too long. Each line is its pieces from left to right.
 */
export function setMixedLines(
  text: string,
  fontOf: (char: string) => string | null,
  fits: (pieces: readonly Piece[]) => boolean,
): Piece[][] {
  return text.split('\n').flatMap((paragraph) => {
    const rest = levelsOf(paragraph, fontOf);
    const lines: Piece[][] = [];
    while (rest.length > 0) {
      let end = rest.length;
      while (end > 1 && !fits(toPieces(rest.slice(0, end)))) {
        const blank = rest.slice(0, end - 1).findLastIndex(({ char }) => char === ' ');
        end = blank > 0 ? blank : end - 1;
      }
      lines.push(toPieces(rest.splice(0, end)));
      while (rest[0]?.char === ' ') rest.shift();
    }
    return lines.length === 0 ? [[]] : lines;
  });
}
