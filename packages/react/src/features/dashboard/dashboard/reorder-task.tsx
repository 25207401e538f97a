import type { DashboardInformation } from '@foyer/contract/dashboard/dashboard.schema';
import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { useFailureText } from '../../../form/use-failure-text.ts';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import * as css from './dashboard.css.ts';
import { useDashboardMessages } from './dashboard.messages.ts';
import * as rows from './tasks.css.ts';
import { useOrderAgain } from './use-order-again.ts';

export interface ReorderTaskProps {
  readonly tile: DashboardInformation;
  readonly orderId: string;
  readonly label: string;
}

/** An order that can be placed again with one press. If not all of it is available, it links to the order. */
export function ReorderTask({ tile, orderId, label }: ReorderTaskProps) {
  const { t } = useDashboardMessages();
  const { state, failure, again } = useOrderAgain();
  const failureText = useFailureText();
  const button = buttonClass({ variant: 'secondary', size: 'small', className: rows.taskButton });
  const outcome =
    state === 'added' || state === 'partly' ? t(`dashboard.dashboard.reorder.${state}`) : tile.text;
  return (
    <>
      <div className={rows.taskWords}>
        <span className={rows.taskTitle}>{tile.title}</span>
        {failure === null ? (
          <span className={css.text}>{outcome}</span>
        ) : (
          <span className={rows.taskFailure} role="alert">
            {failureText(failure)}
          </span>
        )}
      </div>
      <span role="status" className={rows.taskEnd}>
        {state === 'added' && (
          <WidgetLink target={{ route: 'cart' }} className={button}>
            {t('dashboard.dashboard.reorder.cart')}
          </WidgetLink>
        )}
        {state === 'partly' && (
          <WidgetLink target={{ route: 'order', params: { id: orderId } }} className={button}>
            {t('dashboard.dashboard.reorder.order')}
          </WidgetLink>
        )}
        {state !== 'added' && state !== 'partly' && (
          <Button
            size="small"
            variant="secondary"
            className={rows.taskButton}
            isLoading={state === 'pending'}
            loadingLabel={t('base.sending')}
            onClick={() => void again(orderId)}
          >
            {label}
          </Button>
        )}
      </span>
    </>
  );
}
