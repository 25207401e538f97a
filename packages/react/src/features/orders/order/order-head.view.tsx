import type { Order } from '@foyer/contract/orders/orders.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { CartIcon, DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import type { Ref } from 'react';
import {
  type ConfirmationDownload,
  OrderConfirmationButton,
  OrderConfirmationResult,
} from '../../../domain/order/order-confirmation-button.tsx';
import { AskAbout } from '../../../domain/ticket/ask-about.tsx';
import * as page from '../../../page/detail-page.css.ts';
import type { InvoiceState } from './invoice-state.ts';
import { useOrderMessages } from './order.messages.ts';
import { OrderIntroduction } from './order-introduction.view.tsx';

export interface OrderHeadProps {
  readonly order: Order;
  readonly invoice: InvoiceState;
  readonly canReorder: boolean;
  readonly isReordering: boolean;
  readonly onReorder: () => void;
  readonly onInvoice: () => void;
  readonly confirmation: ConfirmationDownload;
  readonly onPrint: () => void;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Number, state and actions of an order. */
export function OrderHead(props: OrderHeadProps) {
  const { order } = props;
  return (
    <OrderIntroduction order={order} titleRef={props.titleRef} actions={<OrderActions {...props} />}>
      <p className={page.muted} role="status">
        <InvoiceNote invoice={props.invoice} /> <OrderConfirmationResult state={props.confirmation.state} />
      </p>
      <AskAbout kind="order" id={order.id} label={order.number} />
    </OrderIntroduction>
  );
}

function OrderActions(props: OrderHeadProps) {
  const { order, invoice } = props;
  const { t } = useOrderMessages();
  return (
    <>
      {order.hasInvoice && invoice.status !== 'absent' && (
        <Button
          variant="secondary"
          icon={<DownloadIcon size={18} />}
          isLoading={invoice.status === 'loading'}
          loadingLabel={t('orders.order.invoice.loading')}
          onClick={props.onInvoice}
        >
          {t('orders.order.invoice.download')}
        </Button>
      )}
      <OrderConfirmationButton download={props.confirmation} />
      <Button variant="secondary" onClick={props.onPrint}>
        {t('orders.order.print')}
      </Button>
      {props.canReorder && (
        <Button
          icon={<CartIcon size={18} />}
          isLoading={props.isReordering}
          loadingLabel={t('orders.order.again.running')}
          onClick={props.onReorder}
        >
          {t('orders.order.again')}
        </Button>
      )}
    </>
  );
}

/** Reports the result of the invoice download; replaces the button where there is no invoice. */
function InvoiceNote({ invoice }: { invoice: InvoiceState }) {
  const { t } = useOrderMessages();
  return (
    <>
      {invoice.status === 'absent' && t(`orders.order.invoice.absent.${invoice.code}`)}
      {invoice.status === 'failed' && t('orders.order.invoice.failed')}
      {invoice.status === 'done' && t('orders.order.invoice.done')}
    </>
  );
}
