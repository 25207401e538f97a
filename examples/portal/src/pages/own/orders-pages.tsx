import { Order, Orders } from '@foyer/react';
import type { OwnPages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: OwnPages<'order-overview' | 'order'> = {
  'order-overview': {
    widget: Orders,
    node: <WidgetScreen>{({ visit }) => <Orders key={visit} syncUrl />}</WidgetScreen>,
  },
  order: { widget: Order, node: <WidgetScreen>{({ id }) => <Order key={id} orderId={id} />}</WidgetScreen> },
};
