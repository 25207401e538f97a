import { isSameAddress } from '@foyer/contract/address-lines';
import type { Order } from '@foyer/contract/orders/orders.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { AddressText } from '../../../domain/address/address-text.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useOrderMessages } from './order.messages.ts';

export interface OrderAddressesProps {
  readonly order: Pick<Order, 'deliveryAddress' | 'invoiceAddress'>;
}

/** The delivery address and the invoice address of an order. */
export function OrderAddresses({ order: { deliveryAddress, invoiceAddress } }: OrderAddressesProps) {
  const { t } = useOrderMessages();
  return (
    <>
      <Card title={t('orders.order.delivery')}>
        <AddressText address={deliveryAddress} />
      </Card>
      <Card title={t('orders.order.invoice')}>
        {isSameAddress(deliveryAddress, invoiceAddress) ? (
          <p className={page.muted}>{t('orders.order.same-address')}</p>
        ) : (
          <AddressText address={invoiceAddress} />
        )}
      </Card>
    </>
  );
}
