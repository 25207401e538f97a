import { Button } from '@foyer/ui/button/button.tsx';
import { SwitchIcon } from '@foyer/ui/icon/icons.tsx';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense } from 'react';
import type { ActingNoticeProps } from '../../../widget/acting/acting-bar.tsx';
import * as css from './side-menu.css.ts';
import { useSideMenuMessages } from './side-menu.messages.ts';

const ActingNotice = lazyView<ActingNoticeProps>(
  async () => (await import('../../../widget/acting/acting-bar.tsx')).ActingNotice,
);

/** The impersonation or company switch of the session. */
export interface ActAs {
  readonly kind: 'impersonation' | 'company-switch';
  readonly company: string;
}

/** A banner that reports an impersonation or a company switch, and ends it. */
export function ActAsBanner({ actAs, onEnd }: { readonly actAs: ActAs; readonly onEnd: () => void }) {
  const { t } = useSideMenuMessages();
  const { kind, company } = actAs;
  if (kind === 'impersonation')
    return (
      <div className={css.banner} part="banner">
        <Suspense>
          <ActingNotice onEnded={onEnd} />
        </Suspense>
      </div>
    );
  return (
    <div className={css.banner} role="status" part="banner">
      <SwitchIcon size={18} />
      <p className={css.bannerText}>{t('environment.side-menu.act-as.company', { company })}</p>
      <Button size="small" variant="secondary" onClick={onEnd}>
        {t('environment.side-menu.act-as.end')}
      </Button>
    </div>
  );
}
