import type { ActingNote } from '@foyer/core';
import { Alert } from '@foyer/ui/alert/alert.tsx';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './select-account.css.ts';
import { useSelectAccountMessages } from './select-account.messages.ts';

export interface SelectAccountHeadProps {
  /** Reason why the last impersonation ended. */
  readonly note: ActingNote | null;
  readonly onNoteRead: () => void;
  readonly hasIntro: boolean;
}

/** The title, the introduction, and the reason why the last impersonation ended. */
export function SelectAccountHead({ note, onNoteRead, hasIntro }: SelectAccountHeadProps) {
  const { t } = useSelectAccountMessages();
  return (
    <header className={css.head}>
      <h1 className={css.title} tabIndex={-1} part="title">
        <slot name="heading">{t('accounts.select-account.title')}</slot>
      </h1>
      {hasIntro && <p className={css.muted}>{t('accounts.select-account.intro')}</p>}
      {note && (
        <Alert
          tone="warning"
          title={t('accounts.select-account.ended')}
          onClose={onNoteRead}
          closeLabel={t('accounts.select-account.ended.close')}
        >
          {t(`accounts.select-account.ended.${note}`)}
        </Alert>
      )}
    </header>
  );
}

export interface ElsewhereProps {
  readonly kind: 'impersonation' | 'company-switch' | undefined;
  readonly company: string;
  readonly onLeave: () => void;
}

/** A note in place of the choice: the current impersonation or company switch has to end first. The bar above names the account. */
export function Elsewhere({ kind, company, onLeave }: ElsewhereProps) {
  const { t } = useSelectAccountMessages();
  return (
    <div className={css.section}>
      <p className={css.muted}>
        {kind === 'company-switch'
          ? t('accounts.select-account.elsewhere.company', { company })
          : t('accounts.select-account.elsewhere.acting')}
      </p>
      <div className={css.actions}>
        <WidgetLink target={{ route: 'home' }} className={buttonClass({})} part="home">
          {t('accounts.select-account.home')}
        </WidgetLink>
        {kind === 'company-switch' && (
          <Button variant="secondary" onClick={onLeave}>
            {t('accounts.select-account.leave')}
          </Button>
        )}
      </div>
    </div>
  );
}
