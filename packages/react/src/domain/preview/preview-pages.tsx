import { type KeyboardEvent, useEffect, useRef } from 'react';
import * as css from './file-preview.css.ts';
import { PreviewBar } from './preview-bar.view.tsx';
import { PreviewPage } from './preview-page.tsx';
import type { PreviewSource } from './preview-source.ts';
import { usePreviewPlace } from './use-preview-place.ts';

export interface PreviewPagesProps {
  readonly source: PreviewSource;
  readonly label: string;
  readonly onDownload: () => void;
  readonly onBroken: () => void;
}

const turns = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 } as const;
const sizes = { '+': 1, '-': -1 } as const;

/** A file's pages, one at a time. Arrows and page keys turn them, plus and minus make them larger and smaller. */
export function PreviewPages({ source, label, onDownload, onBroken }: PreviewPagesProps) {
  const place = usePreviewPlace(source.pageCount);
  const { page } = place;
  const desk = useRef<HTMLElement>(null);
  // Each page is read from its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each page
  useEffect(() => desk.current?.scrollTo?.(0, 0), [page]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    // Where a page is wider than the screen, arrows move it.
    if (key.startsWith('Arrow') && place.zoom > 100) return;
    if (key in turns) place.turn(turns[key as keyof typeof turns]);
    else if (key in sizes) place.resize(sizes[key as keyof typeof sizes]);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of all that is in it
    <div className={css.pages} onKeyDown={onKeyDown}>
      <PreviewBar place={place} onDownload={onDownload} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section ref={desk} className={css.desk} aria-label={label} tabIndex={0}>
        <PreviewPage source={source} page={page} zoom={place.zoom} onBroken={onBroken} />
      </section>
    </div>
  );
}
