import { useEffect, useRef } from 'react';
import * as css from './file-preview.css.ts';
import { useFilePreviewMessages } from './file-preview.messages.ts';
import { PreviewBar } from './preview-bar.view.tsx';
import { PreviewPage } from './preview-page.tsx';
import type { PreviewSource } from './preview-source.ts';
import { usePreviewKeys } from './use-preview-keys.ts';
import { usePreviewPlace } from './use-preview-place.ts';
import { useSettledWidth } from './use-settled-width.ts';

export interface PreviewPagesProps {
  readonly source: PreviewSource;
  readonly label: string;
  readonly onDownload: () => void;
  readonly onBroken: () => void;
}

/** Pages of a file, one at a time: only the visible page is drawn, also in a file of a thousand pages. */
export function PreviewPages({ source, label, onDownload, onBroken }: PreviewPagesProps) {
  const { t } = useFilePreviewMessages();
  const { pageCount } = source;
  const place = usePreviewPlace(pageCount);
  const { page, zoom } = place;
  const desk = useRef<HTMLElement>(null);
  const onKeyDown = usePreviewKeys(place, desk);
  const width = useSettledWidth(desk);
  // scroll to the top of each page
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => {
    // no return value: newer browsers return a promise, which React would call as a cleanup function
    desk.current?.scrollTo?.(0, 0);
  }, [page]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of its content
    <div className={css.pages} onKeyDown={onKeyDown}>
      <PreviewBar place={place} onDownload={onDownload} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be focusable for the keyboard */}
      <section ref={desk} className={css.desk} aria-label={label} tabIndex={0}>
        <PreviewPage
          // redraw at another size: a stretched drawing is blurred
          key={`${page} ${zoom} ${width}`}
          source={source}
          page={page}
          zoom={zoom}
          onBroken={onBroken}
          label={pageCount === 1 ? label : t('base.preview.page', { page, pages: pageCount })}
        />
      </section>
    </div>
  );
}
