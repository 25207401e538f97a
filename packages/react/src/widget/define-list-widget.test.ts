import { expect, it } from 'vitest';
import { defineDetailWidget } from './define-detail-widget.ts';
import { defineListWidget } from './define-list-widget.ts';
import { defineEvent } from './define-widget.ts';

const known = {
  tag: 'sample',
  name: 'Sample',
  summary: 'A widget of this test',
  status: 'experimental',
  access: 'public',
  shows: [],
  parts: { sample: 'The sample as a whole.', badge: true },
  load: async () => () => null,
  messages: async () => ({ name: 'sample', de: {}, others: async () => ({ default: {} }) }),
} as const;
const told = defineEvent<{ id: string }>({ description: 'Something was done.', detail: '{ id: string }' });

it('gives a list what its kit has: attributes in the order of the docs, events, slots, parts and heights', () => {
  const widget = defineListWidget({
    ...known,
    entries: 'orders',
    compact: 'The newest orders only',
    opens: 'order',
    attributes: { state: { type: 'string', description: 'Shows the orders of this state first.' } },
    events: { 'order-told': told },
  });
  expect(Object.keys(widget.attributes)).toEqual(['compact', 'page-size', 'state', 'sync-url']);
  expect(widget.attributes.compact.description).toBe(
    'The newest orders only: no heading, search, filters, pages or export.',
  );
  expect(widget.attributes['page-size']).toEqual({
    type: 'number',
    description: 'Orders per page, 1 to 100; 25, or 5 when compact.',
  });
  expect(widget.attributes['sync-url'].description).toContain('columns and the opened entry in the page');
  expect(Object.keys(widget.events)).toEqual(['navigate', 'order-selected', 'order-told']);
  expect(widget.events['order-selected'].description).toBe('An order was opened.');
  expect(widget.slots).toEqual(['heading', 'before', 'after', 'empty']);
  expect(widget.parts).toMatchObject({ ...known.parts, title: true, opened: true, 'row-link': true });
  expect([widget.minBlockSize, widget.compactBlockSize]).toEqual(['640px', '320px']);
  for (const key of ['entries', 'compact', 'opens']) expect(widget).not.toHaveProperty(key);
});

it('leaves out of a list what it does not do', () => {
  const widget = defineListWidget({ ...known, entries: 'people' });
  expect(Object.keys(widget.attributes)).toEqual(['page-size', 'sync-url']);
  expect(widget.attributes['page-size']).toMatchObject({
    description: 'People per page, 1 to 100.',
    default: 25,
  });
  expect(widget.events).toEqual({});
  expect(widget.parts).not.toHaveProperty('opened');
  expect(widget).not.toHaveProperty('compactBlockSize');
});

it('gives a detail page its id, which comes from a list, and what its kit has', () => {
  const widget = defineDetailWidget({ ...known, list: 'listOrders', events: { 'sample-told': told } });
  expect(widget.attributes).toEqual({ 'sample-id': { type: 'string', description: "The sample's id." } });
  expect(widget.sample).toEqual({ 'sample-id': { from: 'listOrders' } });
  expect(Object.keys(widget.events)).toEqual(['navigate', 'sample-told']);
  expect(widget.slots).toEqual(['heading']);
  expect(widget.parts).toMatchObject({ ...known.parts, breadcrumb: true, head: true });
  expect(widget).not.toHaveProperty('list');
});
