import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { OrdersIcon } from '@foyer/ui/icon/icons.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { useOrderListMessages } from './order-list.messages.ts';

export interface NoOrdersProps {
  readonly canShop: boolean;
  readonly onReload: () => void;
}

/** The empty state of the list before the first order. */
export function NoOrders({ canShop, onReload }: NoOrdersProps) {
  const { t } = useOrderListMessages();
  return (
    <EmptyState
      icon={<OrdersIcon size={24} />}
      title={t('orders.order-list.empty.title')}
      actions={
        <>
          {canShop && (
            <WidgetLink target={{ route: 'shop' }} className={buttonClass({})} part="to-shop">
              {t('orders.order-list.empty.shop')}
            </WidgetLink>
          )}
          <Button variant="secondary" onClick={onReload}>
            {t('base.reload')}
          </Button>
        </>
      }
    >
      {t('orders.order-list.empty.text')}
    </EmptyState>
  );
}
