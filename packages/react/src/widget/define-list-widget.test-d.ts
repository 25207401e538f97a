import { expectTypeOf } from 'vitest';
import type { WidgetComponentProps } from './create-widget-component.tsx';
import { defineDetailWidget } from './define-detail-widget.ts';
import { defineListWidget } from './define-list-widget.ts';

const known = {
  tag: 'sample',
  name: 'Sample',
  summary: 'A widget of this test',
  status: 'experimental',
  access: 'public',
  shows: [],
  load: async () => () => null,
  messages: async () => ({ name: 'sample', de: {}, others: async () => ({ default: {} }) }),
} as const;
const parts = { sample: 'The sample as a whole.' } as const;

const full = defineListWidget({
  ...known,
  parts,
  entries: 'orders',
  compact: 'The newest orders only',
  opens: 'order',
  attributes: { paging: { type: 'string', values: ['turn', 'grow'], description: 'Pages, or none.' } },
});
type Full = WidgetComponentProps<typeof full>;
expectTypeOf<Full['compact']>().toEqualTypeOf<boolean | undefined>();
expectTypeOf<Full['pageSize']>().toEqualTypeOf<number | undefined>();
expectTypeOf<Full['syncUrl']>().toEqualTypeOf<boolean | undefined>();
// the values of an attribute are a union
expectTypeOf<Full['paging']>().toEqualTypeOf<'turn' | 'grow' | undefined>();
expectTypeOf<NonNullable<Full['onOrderSelected']>>()
  .parameter(0)
  .toExtend<CustomEvent<{ readonly id: string; readonly number: string }>>();
expectTypeOf<Full>().toHaveProperty('onNavigate');
expectTypeOf<Full>().toHaveProperty('before');

type Plain = WidgetComponentProps<ReturnType<typeof plainList>>;
const plainList = () => defineListWidget({ ...known, parts, entries: 'people' });
expectTypeOf<Plain>().toHaveProperty('pageSize');
expectTypeOf<Plain>().not.toHaveProperty('compact');
expectTypeOf<Plain>().not.toHaveProperty('onNavigate');

const detail = defineDetailWidget({ ...known, parts, list: 'listOrders' });
type Detail = WidgetComponentProps<typeof detail>;
expectTypeOf<Detail['sampleId']>().toEqualTypeOf<string | undefined>();
expectTypeOf<Detail>().toHaveProperty('onNavigate');
expectTypeOf<Detail>().not.toHaveProperty('before');

// @ts-expect-error no words of all widgets say what this part is
defineListWidget({ ...known, parts: { ...parts, unheard: true }, entries: 'people' });
// @ts-expect-error no words of all widgets say what this part is
defineDetailWidget({ ...known, parts: { ...parts, unheard: true }, list: 'listOrders' });
// @ts-expect-error no read has this name
defineDetailWidget({ ...known, parts, list: 'orders' });
// @ts-expect-error an entry of the list is not said in words
defineListWidget({ ...known, parts });
