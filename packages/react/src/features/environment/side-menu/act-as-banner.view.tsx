import { Button } from '@foyer/ui/button/button.tsx';
import { SwitchIcon } from '@foyer/ui/icon/icons.tsx';
import { useEnvironmentMessages } from '../environment.messages.ts';
import * as css from './side-menu.css.ts';

/** Who acts as whom. */
export interface ActAs {
  readonly kind: 'impersonation' | 'company-switch';
  readonly actor: string;
  readonly name: string;
  readonly company: string;
}

/** Says that the user acts as somebody else or in another company, and ends it. */
export function ActAsBanner({ actAs, onEnd }: { readonly actAs: ActAs; readonly onEnd: () => void }) {
  const { t } = useEnvironmentMessages();
  const { kind, actor, name, company } = actAs;
  return (
    <div className={css.banner} role="status" part="banner">
      <SwitchIcon size={18} />
      <p className={css.bannerText}>
        {kind === 'impersonation'
          ? t('environment.act_as.impersonation', { actor, name, company })
          : t('environment.act_as.company', { company })}
      </p>
      <Button size="small" variant="secondary" onClick={onEnd}>
        {t('environment.act_as.end')}
      </Button>
    </div>
  );
}
