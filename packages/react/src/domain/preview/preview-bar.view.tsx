import { Button } from '@foyer/ui/button/button.tsx';
import {
  ChevronEndIcon,
  ChevronStartIcon,
  DownloadIcon,
  MinusIcon,
  PlusIcon,
} from '@foyer/ui/icon/icons.tsx';
import { IconButton } from '@foyer/ui/icon-button/icon-button.tsx';
import { useFormat } from '../../provider/use-format.ts';
import * as css from './file-preview.css.ts';
import { useFilePreviewMessages } from './file-preview.messages.ts';
import type { PreviewPlace } from './use-preview-place.ts';

export interface PreviewBarProps {
  readonly place: PreviewPlace;
  readonly onDownload: () => void;
}

/** Toolbar of a preview: page turning, zoom, download. */
export function PreviewBar({ place, onDownload }: PreviewBarProps) {
  const { t } = useFilePreviewMessages();
  const format = useFormat();
  const { page, pageCount, zoom } = place;
  return (
    <div className={css.bar} part="preview-bar">
      {pageCount > 1 && (
        <span className={css.group}>
          <IconButton
            label={t('base.preview.previous')}
            icon={<ChevronStartIcon />}
            aria-disabled={page === 1}
            onClick={() => place.turn(-1)}
          />
          <span className={css.number} role="status">
            {t('base.preview.page', { page, pages: pageCount })}
          </span>
          <IconButton
            label={t('base.preview.next')}
            icon={<ChevronEndIcon />}
            aria-disabled={page === pageCount}
            onClick={() => place.turn(1)}
          />
        </span>
      )}
      <span className={css.group}>
        <IconButton
          label={t('base.preview.smaller')}
          icon={<MinusIcon />}
          aria-disabled={!place.canShrink}
          onClick={() => place.resize(-1)}
        />
        <span className={css.number}>{format.number(zoom / 100, { style: 'percent' })}</span>
        <IconButton
          label={t('base.preview.larger')}
          icon={<PlusIcon />}
          aria-disabled={!place.canGrow}
          onClick={() => place.resize(1)}
        />
      </span>
      <Button size="small" variant="secondary" icon={<DownloadIcon size={18} />} onClick={onDownload}>
        {t('base.download')}
      </Button>
    </div>
  );
}
