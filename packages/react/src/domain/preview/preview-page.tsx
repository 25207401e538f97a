import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './file-preview.css.ts';
import { fit, type PlacedWords, type PreviewSource } from './preview-source.ts';
import { PreviewWords } from './preview-words.view.tsx';

export interface PreviewPageProps {
  readonly source: PreviewSource;
  readonly page: number;
  readonly label: string;
  /** Width in percent of the available width. */
  readonly zoom: keyof typeof css.zooms;
  readonly onBroken: () => void;
}

/**
 * One page, drawn at the device's resolution, with its words above the drawing for screen readers and copying. Use a new instance (`key`) for
 * another page or size: two drawings on one canvas would mix.
 */
export function PreviewPage({ source, page, label, zoom, onBroken }: PreviewPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState<readonly PlacedWords[] | null>(null);
  useLayoutEffect(() => {
    const sheet = canvas.current;
    if (sheet === null) return;
    // final size before drawing, so that nothing moves
    fit(sheet, source.shape());
    const giveUp = new AbortController();
    const width = sheet.clientWidth * (globalThis.devicePixelRatio || 1);
    source.draw(page, sheet, width, giveUp.signal).then(
      (found) => giveUp.signal.aborted || setWords(found),
      () => giveUp.signal.aborted || onBroken(),
    );
    return () => giveUp.abort();
  }, [source, page, onBroken]);
  return (
    <div className={css.zooms[zoom]} part="preview-page" aria-busy={words === null}>
      <canvas ref={canvas} className={css.drawing} role="img" aria-label={label} />
      {words && <PreviewWords words={words} page={source.shape()} />}
    </div>
  );
}
