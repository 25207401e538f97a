/** Created for the first text that is too long, because the creation takes longer than most texts. */
let graphemes: Intl.Segmenter | undefined;

/**
 * Returns the beginning of a text, cut between two characters as readers see them, never within an emoji or between a letter and its marks.
 * All code that cuts texts uses it.
 *
 * @param most greatest length of the result, as `String.length` counts it. A single character that is longer (a letter with many marks) is
 * cut between code points.
 * @see Unicode Standard Annex #29, "Unicode Text Segmentation"
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  if (most <= 0) return '';
  // Firefox before 125 has no segmenter: there a text is cut between code points.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  if (Segmenter) graphemes ??= new Segmenter(undefined, { granularity: 'grapheme' });
  const end = graphemes?.segment(text).containing(most)?.index ?? 0;
  if (end > 0) return text.slice(0, end);
  const splitsPair =
    /[\ud800-\udbff]/.test(text.charAt(most - 1)) && /[\udc00-\udfff]/.test(text.charAt(most));
  return text.slice(0, splitsPair ? most - 1 : most);
}
