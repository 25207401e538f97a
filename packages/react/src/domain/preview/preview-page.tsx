import { VisuallyHidden } from '@foyer/ui/visually-hidden/visually-hidden.tsx';
import { useEffect, useRef, useState } from 'react';
import * as css from './file-preview.css.ts';
import { useFilePreviewMessages } from './file-preview.messages.ts';
import type { PreviewSource } from './preview-source.ts';

export interface PreviewPageProps {
  readonly source: PreviewSource;
  readonly page: number;
  /** How wide it is drawn: 100 fills the width there is. */
  readonly zoom: keyof typeof css.zooms;
  readonly onBroken: () => void;
}

/** One page, drawn as sharp as the screen shows it, and its words for who does not see it. */
export function PreviewPage({ source, page, zoom, onBroken }: PreviewPageProps) {
  const { t } = useFilePreviewMessages();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is another canvas
  useEffect(() => {
    const drawn = canvas.current;
    if (drawn === null) return;
    const giveUp = new AbortController();
    const width = drawn.clientWidth * (globalThis.devicePixelRatio || 1);
    source.draw(page, drawn, width, giveUp.signal).then(
      (text) => giveUp.signal.aborted || setWords(text),
      () => giveUp.signal.aborted || onBroken(),
    );
    return () => giveUp.abort();
  }, [source, page, zoom, onBroken]);
  return (
    <div className={css.sheet} part="preview-page">
      {/* A drawing is begun on an empty sheet: two on one canvas would mix. */}
      <canvas
        key={`${page} ${zoom}`}
        ref={canvas}
        className={css.zooms[zoom]}
        role="img"
        aria-label={t('base.preview.page', { page, pages: source.pageCount })}
      />
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}
