import { Button } from '@foyer/ui/button/button.tsx';
import { SwitchIcon } from '@foyer/ui/icon/icons.tsx';
import * as css from './side-menu.css.ts';
import { useSideMenuMessages } from './side-menu.messages.ts';

/** Who acts as whom. */
export interface ActAs {
  readonly kind: 'impersonation' | 'company-switch';
  readonly actor: string;
  readonly name: string;
  readonly company: string;
  /** When acting as somebody ends by itself, as the reader writes it; null where it does not. */
  readonly until: string | null;
}

/** Says that the user acts as somebody else or in another company, and ends it. */
export function ActAsBanner({ actAs, onEnd }: { readonly actAs: ActAs; readonly onEnd: () => void }) {
  const { t } = useSideMenuMessages();
  const { kind, actor, name, company, until } = actAs;
  return (
    <div className={css.banner} role="status" part="banner">
      <SwitchIcon size={18} />
      <p className={css.bannerText}>
        {kind === 'impersonation'
          ? t('environment.side-menu.act-as.impersonation', { actor, name, company })
          : t('environment.side-menu.act-as.company', { company })}
        {until && ` ${t('environment.side-menu.act-as.until', { until })}`}
      </p>
      <Button size="small" variant="secondary" onClick={onEnd}>
        {t('environment.side-menu.act-as.end')}
      </Button>
    </div>
  );
}
