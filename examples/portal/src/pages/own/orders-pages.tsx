import { Order, Orders } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: Pages<'order-overview' | 'order'> = {
  'order-overview': {
    widget: Orders,
    node: <WidgetScreen>{({ visit }) => <Orders key={visit} syncUrl />}</WidgetScreen>,
  },
  order: { widget: Order, node: <WidgetScreen>{({ id }) => <Order key={id} orderId={id} />}</WidgetScreen> },
};
