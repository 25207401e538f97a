import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/** A piece of a line that is drawn in one call: characters of one font and one direction. */
export interface Piece {
  readonly text: string;
  /** Name of the fallback font; null for the letter's own font. */
  readonly font: string | null;
}

export interface MixedSetting {
  /** Maximum width of a line, in points. */
  readonly width: number;
  /** Returns the fallback font of a character; null for the letter's own font. */
  readonly fontOf: (char: string) => string | null;
  /** Returns the total width of pieces, in points. */
  readonly widthOf: (pieces: readonly Piece[]) => number;
}

interface Levelled {
  readonly char: string;
  readonly font: string | null;
  readonly level: number;
}

/** Returns the characters of a text with fonts and embedding levels (UAX 9); those of right-to-left runs are mirrored. */
function levelsOf(text: string, fontOf: (char: string) => string | null): Levelled[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  let at = 0;
  return [...text].map((char) => {
    const level = levels[at] ?? 0;
    at += char.length;
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(char) : null;
    return { char: mirrored ?? char, font: fontOf(char), level };
  });
}

/** Returns the pieces of a line from left to right (rule L2 of UAX 9). Each word of a right-to-left run is a piece. */
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

/** Splits a paragraph into words, each with the blanks behind it. */
function wordsOf(chars: readonly Levelled[]): Levelled[][] {
  const words: Levelled[][] = [];
  for (const [at, one] of chars.entries()) {
    if (at === 0 || (chars[at - 1]?.char === ' ' && one.char !== ' ')) words.push([]);
    words.at(-1)?.push(one);
  }
  return words;
}

const withoutBlanks = (line: readonly Levelled[]): readonly Levelled[] =>
  line.slice(0, line.findLastIndex(({ char }) => char !== ' ') + 1);

/**
 * Breaks a text of several fonts and directions into lines of at most `width` points: at blanks, and within a word only if the word
 * alone is too long. Returns the pieces of each line from left to right.
 */
export function setMixedLines(text: string, { width, fontOf, widthOf }: MixedSetting): Piece[][] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: Levelled[][] = [[]];
    let used = 0;
    const add = (chars: readonly Levelled[]) => {
      const own = widthOf(toPieces(withoutBlanks(chars)));
      if (used > 0 && used + own > width) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)?.push(...chars);
      used += widthOf(toPieces(chars));
    };
    for (const word of wordsOf(levelsOf(paragraph, fontOf))) {
      if (widthOf(toPieces(withoutBlanks(word))) <= width) add(word);
      else for (const one of word) add([one]);
    }
    return lines.map((line) => toPieces(withoutBlanks(line)));
  });
}
