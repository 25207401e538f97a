import { Alert } from '@foyer/ui/alert/alert.tsx';
import { buttonClass } from '@foyer/ui/button/button.tsx';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { useOrdersMessages } from '../orders.messages.ts';
import * as css from './order.css.ts';
import type { ReorderOutcome } from './reorder.ts';

export interface ReorderResultProps {
  readonly outcome: ReorderOutcome;
  readonly onDismiss: () => void;
}

/** What of an order is in the cart again, and what is not and why. */
export function ReorderResult({ outcome: { added, refused }, onDismiss }: ReorderResultProps) {
  const { t, find } = useOrdersMessages();
  const isAll = refused.length === 0;
  const title = isAll
    ? t('orders.again.done', { count: added })
    : added > 0
      ? t('orders.again.partly', { count: added })
      : t('orders.again.failed');
  return (
    <Alert
      tone={isAll ? 'success' : added > 0 ? 'warning' : 'danger'}
      title={title}
      onClose={onDismiss}
      closeLabel={t('orders.again.dismiss')}
      actions={
        added > 0 && (
          <WidgetLink
            target={{ route: 'cart' }}
            className={buttonClass({ size: 'small', variant: 'secondary' })}
          >
            {t('orders.again.cart')}
          </WidgetLink>
        )
      }
    >
      {!isAll && (
        <ul className={css.refusals}>
          {refused.map(({ name, reason }) => (
            <li key={`${name} ${reason}`}>
              {name}: {find(`orders.again.reason.${reason}`, t('orders.again.reason.unknown'))}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
