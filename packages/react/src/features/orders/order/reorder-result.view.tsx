import { Alert } from '@foyer/ui/alert/alert.tsx';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { keepUnits } from '../../../domain/article/keep-units.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './order.css.ts';
import { useOrderMessages } from './order.messages.ts';
import type { ReorderOutcome } from './reorder.ts';

export interface ReorderResultProps {
  readonly outcome: ReorderOutcome;
  readonly onDismiss: () => void;
}

/** The result of a reorder: the number of articles put into the cart, and the refused ones with the reason. */
export function ReorderResult({ outcome: { added, refused, unsure }, onDismiss }: ReorderResultProps) {
  const { t, find } = useOrderMessages();
  const isAll = refused.length === 0;
  const title = isAll
    ? t('orders.order.again.done', { count: added })
    : added > 0
      ? t('orders.order.again.partly', { count: added })
      : t('orders.order.again.failed');
  return (
    <Alert
      tone={isAll ? 'success' : added > 0 ? 'warning' : 'danger'}
      title={title}
      onClose={onDismiss}
      closeLabel={t('orders.order.again.dismiss')}
      actions={
        added > 0 && (
          <WidgetLink
            target={{ route: 'cart' }}
            className={buttonClass({ size: 'small', variant: 'secondary' })}
          >
            {t('orders.order.again.cart')}
          </WidgetLink>
        )
      }
    >
      {!isAll && (
        <ul className={css.refusals}>
          {refused.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>
              {keepUnits(name)}:{' '}
              {find(`orders.order.again.reason.${reason}`, t('orders.order.again.reason.unknown'))}
            </li>
          ))}
        </ul>
      )}
      {unsure.length > 0 && <p>{t('base.form.kept')}</p>}
    </Alert>
  );
}
