import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './file-preview.css.ts';
import { fit, type PreviewSource } from './preview-source.ts';

export interface PreviewPageProps {
  readonly source: PreviewSource;
  readonly page: number;
  readonly label: string;
  /** How wide it is drawn: 100 fills the width there is. */
  readonly zoom: keyof typeof css.zooms;
  readonly onBroken: () => void;
}

/**
 * One page, drawn as sharp as the screen shows it, and its words for who does not see it. Another page or size is another one: a drawing begins on an
 * empty sheet, since two on one canvas would mix.
 */
export function PreviewPage({ source, page, label, zoom, onBroken }: PreviewPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState<string | null>(null);
  useLayoutEffect(() => {
    const sheet = canvas.current;
    if (sheet === null) return;
    // Of the size it will have: nothing moves when it is drawn.
    fit(sheet, source.shape());
    const giveUp = new AbortController();
    const width = sheet.clientWidth * (globalThis.devicePixelRatio || 1);
    source.draw(page, sheet, width, giveUp.signal).then(
      (text) => giveUp.signal.aborted || setWords(text),
      () => giveUp.signal.aborted || onBroken(),
    );
    return () => giveUp.abort();
  }, [source, page, onBroken]);
  return (
    <div className={css.sheet} part="preview-page" aria-busy={words === null}>
      <canvas ref={canvas} className={css.zooms[zoom]} role="img" aria-label={label} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}
