import { ChevronStartIcon } from '@foyer/ui/icon/icons.tsx';
import { useListReturn } from '../../../list/use-list-return.ts';
import { useSdk } from '../../../provider/foyer-context.ts';
import { backLink } from '../../../widget/back-link.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetLink } from '../../../widget/widget-link.tsx';
import { container } from '../order-container.css.ts';
import { useOrdersFeatureMessages } from '../orders-feature.messages.ts';
import * as css from './order.css.ts';
import { OrderDetail } from './order-detail.tsx';

export interface OrderProps extends WidgetProps {
  /** The order's id. */
  readonly orderId?: string;
}

const overview = { route: 'order-overview' } as const;

/** `<foyer-order>`: one order. */
export function Order({ orderId = '' }: OrderProps) {
  const { t } = useOrdersFeatureMessages();
  const hasOverview = useSdk().href(overview) !== null;
  const comeBack = useListReturn('orders');
  return (
    <div className={container}>
      <div className={css.layout} part="order">
        {hasOverview && (
          <WidgetLink target={overview} className={backLink} onFollow={comeBack} part="back">
            <ChevronStartIcon size={18} />
            {t('orders.back')}
          </WidgetLink>
        )}
        <OrderDetail key={orderId} orderId={orderId} />
      </div>
    </div>
  );
}
