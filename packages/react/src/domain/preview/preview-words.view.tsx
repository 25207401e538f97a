import * as css from './file-preview.css.ts';
import type { PageSize, PlacedWords } from './preview-source.ts';

export interface PreviewWordsProps {
  readonly words: readonly PlacedWords[];
  readonly page: PageSize;
}

/** The words of a page, unseen over their drawing and as wide as it: they are read aloud, chosen and copied. */
export function PreviewWords({ words, page: { width, height } }: PreviewWordsProps) {
  return (
    <svg className={css.words} viewBox={`0 0 ${width} ${height}`} role="none" part="preview-words">
      {words.map(({ text, transform, size, length }, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a page stay
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
