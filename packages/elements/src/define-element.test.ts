// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { openSdk } from '@foyer/core';
import type { MountedWidget, MountOptions, WidgetSpec } from '@foyer/react/internal';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createElementClass } from './define-element.ts';
import { sdkOptionsOf } from './sdk-options-of.ts';

/** Calls on the mounted widget, in order. */
const done: unknown[] = [];
vi.mock('@foyer/react/plain', () => ({ countStates: () => () => {}, toCamelCase: (name: string) => name }));
vi.mock('@foyer/react/internal', () => ({
  mountWidget: (_: WidgetSpec, root: ShadowRoot, { props }: MountOptions): MountedWidget => {
    done.push(['mount', root.host.localName, props]);
    return {
      update: ({ props: next }) => done.push(['update', next]),
      unmount: () => done.push(['unmount']),
    };
  },
}));

const widget = {
  tag: 'probe',
  name: 'Probe',
  summary: '',
  status: 'experimental',
  access: 'public',
  attributes: {
    label: { type: 'string', description: '' },
    list: { type: 'object', description: '' },
  },
  events: {},
  parts: {},
  sample: {},
  shows: [],
  states: [],
  minBlockSize: '1px',
  load: async () => () => null,
  messages: async () => ({ name: 'probe', de: {}, others: () => undefined }),
} satisfies WidgetSpec;

type Probe = HTMLElement & { label?: unknown; list?: unknown };
customElements.define('foyer-probe', createElementClass(widget));
const make = () => document.createElement('foyer-probe') as Probe;

beforeEach(() => {
  done.length = 0;
});
afterEach(() => document.body.replaceChildren());
afterAll(() => openSdk(sdkOptionsOf(make())).destroy());

test('every copy of Foyer on a page knows the element by one symbol', () => {
  expect(Symbol.for('foyer.states') in make()).toBe(true);
});

test('an element draws when it is in the page, with all that was said before, and not earlier', () => {
  const list = [{ id: 'a' }];
  const element = make();
  element.setAttribute('label', 'one');
  element.list = list;
  expect(done).toEqual([]);
  document.body.append(element);
  expect(done).toEqual([['mount', 'foyer-probe', { label: 'one', list }]]);
  expect(element.list).toBe(list);
});

test('each attribute and object that is set draws again, and one that is taken away leaves its prop out', () => {
  const element = make();
  document.body.append(element);
  element.setAttribute('label', 'one');
  element.list = null;
  element.removeAttribute('label');
  element.list = undefined;
  expect(done.slice(1)).toEqual([
    ['update', { label: 'one' }],
    ['update', { label: 'one', list: null }],
    ['update', { list: null }],
    ['update', {}],
  ]);
});

test('a move keeps what is drawn, a removal ends it, and another time in the page begins anew', async () => {
  const element = make();
  element.setAttribute('label', 'one');
  document.body.append(element);
  document.body.prepend(element);
  await Promise.resolve();
  expect(done.slice(1)).toEqual([['update', { label: 'one' }]]);
  done.length = 0;
  element.remove();
  await Promise.resolve();
  element.setAttribute('label', 'two');
  expect(done).toEqual([['unmount']]);
  document.body.append(element);
  expect(done.slice(1)).toEqual([['mount', 'foyer-probe', { label: 'two' }]]);
});

test('markup painted before the upgrade stays, and r2wc adds neither a property nor an attribute', () => {
  document.body.innerHTML = '<foyer-late label="x"></foyer-late>';
  const late = document.body.firstElementChild as Probe;
  const root = late.attachShadow({ mode: 'open' });
  root.innerHTML = '<p>painted</p>';
  late.list = ['before'];
  customElements.define('foyer-late', createElementClass({ ...widget, tag: 'late' }));
  expect(late.shadowRoot).toBe(root);
  expect(root.textContent).toBe('painted');
  expect(done).toEqual([['mount', 'foyer-late', { label: 'x', list: ['before'] }]]);
  expect(late.getAttributeNames()).toEqual(['label']);
});

test('r2wc for React brings the same core as the elements have', () => {
  const here = createRequire(import.meta.url);
  const wrapper = createRequire(here.resolve('@r2wc/react-to-web-component'));
  expect(wrapper.resolve('@r2wc/core')).toBe(here.resolve('@r2wc/core'));
});
