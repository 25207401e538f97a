import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { OrdersIcon } from '@foyer/ui/icon/icons.tsx';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { useOrdersMessages } from '../orders.messages.ts';

/** There is no order yet. */
export function NoOrders({ canShop, onReload }: { canShop: boolean; onReload: () => void }) {
  const { t } = useOrdersMessages();
  return (
    <EmptyState
      icon={<OrdersIcon size={24} />}
      title={t('orders.empty.title')}
      actions={
        <>
          {canShop && (
            <WidgetLink target={{ route: 'shop' }} className={buttonClass({})} part="to-shop">
              {t('orders.empty.shop')}
            </WidgetLink>
          )}
          <Button variant="secondary" onClick={onReload}>
            {t('base.reload')}
          </Button>
        </>
      }
    >
      {t('orders.empty.text')}
    </EmptyState>
  );
}
