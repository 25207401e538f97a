import { Button, buttonClass } from '@foyer/ui/button/button.tsx';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { OrdersIcon } from '@foyer/ui/icon/icons.tsx';
import { WidgetLink } from '../../../widget/links/widget-link.tsx';
import { useShipmentListMessages } from './shipment-list.messages.ts';

/** The empty state of the list before the first shipment. */
export function NoShipments({ onReload }: { onReload: () => void }) {
  const { t } = useShipmentListMessages();
  return (
    <EmptyState
      icon={<OrdersIcon size={24} />}
      title={t('shipments.shipment-list.empty.title')}
      actions={
        <>
          <WidgetLink target={{ route: 'order-overview' }} className={buttonClass({})} part="to-orders">
            {t('shipments.shipment-list.empty.orders')}
          </WidgetLink>
          <Button variant="secondary" onClick={onReload}>
            {t('base.reload')}
          </Button>
        </>
      }
    >
      {t('shipments.shipment-list.empty.text')}
    </EmptyState>
  );
}
