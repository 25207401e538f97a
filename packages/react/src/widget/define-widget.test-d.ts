import { expectTypeOf } from 'vitest';
import type { ShownRoute } from '../features/registry.ts';
import { defineWidget } from './define-widget.ts';

const known = {
  tag: 'sample',
  name: 'Sample',
  summary: 'A widget of this test',
  status: 'experimental',
  access: 'public',
  events: {},
  parts: {},
  minBlockSize: '40px',
  attributes: { 'order-id': { type: 'string', description: 'Which' } },
  load: async () => () => null,
  messages: async () => ({ feature: 'sample', widget: 'sample', de: {}, others: {} }) as never,
} as const;
const rest = { shows: [], states: [] } as const;

defineWidget({ ...known, ...rest, sample: { 'order-id': { from: 'listOrders' } } });
// @ts-expect-error what it is tried with is forgotten
defineWidget({ ...known, ...rest });
// @ts-expect-error which screens it shows is forgotten
defineWidget({ ...known, states: [], sample: {} });
// @ts-expect-error what it can say of itself is forgotten
defineWidget({ ...known, shows: [], sample: {} });
// @ts-expect-error it has no such attribute
defineWidget({ ...known, ...rest, sample: { orderId: 'a' } });
// @ts-expect-error no read has this name
defineWidget({ ...known, ...rest, sample: { 'order-id': { from: 'orders' } } });
// @ts-expect-error the portal has no such screen
defineWidget({ ...known, sample: {}, states: [], shows: ['orders'] });

// screens for which the portal must have a page
expectTypeOf<'order-overview' | 'cart' | 'login'>().toExtend<ShownRoute>();
expectTypeOf<'404'>().not.toExtend<ShownRoute>();
