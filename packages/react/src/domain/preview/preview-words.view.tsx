import * as css from './file-preview.css.ts';
import type { PageSize, PlacedWords } from './preview-source.ts';

export interface PreviewWordsProps {
  readonly words: readonly PlacedWords[];
  readonly page: PageSize;
}

/** Words of a page as invisible text of the same width above the drawing, to be read aloud, selected and copied. */
export function PreviewWords({ words, page: { width, height } }: PreviewWordsProps) {
  return (
    <svg className={css.words} viewBox={`0 0 ${width} ${height}`} role="none" part="preview-words">
      {words.map(({ text, transform, size, length }, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page do not change
          key={at}
          className={css.word}
          transform={transform}
          fontSize={size}
          textLength={length || undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
