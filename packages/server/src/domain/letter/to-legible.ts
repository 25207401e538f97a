/** Stands where no font has the letter, which an archive's PDF may not leave to chance. */
const unknown = '□';

/** A text as the paper can write it: what `hasGlyph` denies (an emoji) is a box, what is not seen is left out. */
export const toLegible = (text: string, hasGlyph: (letter: string) => boolean): string =>
  text
    .normalize('NFC')
    .replace(/\t/g, ' ')
    .replace(/[^\n\P{C}]/gu, '')
    .replace(/[^\n -~]/gu, (letter) => (hasGlyph(letter) ? letter : unknown));
