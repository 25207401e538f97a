import { dist, expect, startAfresh, textOf, until } from './widgets.ts';

interface Built {
  createElementClass(feature: object, widget: object): CustomElementConstructor;
  defineAll(options?: { prefix?: string; only?: string[] }): void;
}
const { createElementClass, defineAll }: Built = await import(`${dist}/all.js`);

type ProbeElement = HTMLElement & { label?: string; count?: number; isOpen?: boolean; list?: unknown };

const seen: unknown[] = [];
let draws = 0;
const view = (props: {
  emit: (name: string, detail?: unknown) => boolean;
  list?: unknown;
  label?: string;
}) => {
  draws += 1;
  seen.push(props.list);
  if (props.label === 'explode') throw new Error('on purpose');
  (globalThis as { probeEmit?: unknown }).probeEmit = props.emit;
  const { emit: _, ...rest } = props;
  return JSON.stringify(rest);
};
const widget = {
  tag: 'probe',
  name: 'Probe',
  summary: 'A widget for these tests',
  status: 'experimental',
  access: 'public',
  attributes: {
    label: { type: 'string', description: '' },
    count: { type: 'number', description: '' },
    'is-open': { type: 'boolean', description: '' },
    list: { type: 'object', description: '' },
  },
  events: { chosen: { description: '', detail: '{ id: string }', cancelable: true } },
  parts: [],
  minBlockSize: '20px',
  load: async () => view,
};
const feature = {
  name: 'probe',
  messages: async () => ({ feature: 'probe', de: {}, others: {} }),
  widgets: [widget],
};
customElements.define('test-probe', createElementClass(feature, widget));

const put = (element = document.createElement('test-probe') as ProbeElement): ProbeElement => {
  document.body.append(element);
  return element;
};
const shows = (element: Element, text: string) => until(() => textOf(element).includes(text), text);

describe('an element', () => {
  beforeEach(startAfresh);

  it('takes attributes by type; an empty boolean is true', async () => {
    document.body.innerHTML = '<test-probe label="Hallo" count="3" is-open></test-probe>';
    await shows(document.querySelector('test-probe') as Element, '{"label":"Hallo","count":3,"isOpen":true}');
  });

  it('resets a prop when its attribute is removed', async () => {
    const element = put();
    element.setAttribute('label', 'da');
    element.setAttribute('count', '1');
    await shows(element, '"label":"da"');
    element.removeAttribute('label');
    await until(() => textOf(element).includes('{"count":1}'), 'no label');
  });

  it('ignores a number that is none', async () => {
    const element = put();
    element.setAttribute('count', 'viele');
    await shows(element, '{}');
  });

  it('keeps properties that were set before the upgrade', async () => {
    const early = document.createElement('test-late') as ProbeElement;
    const list = [1, 2];
    early.label = 'früh';
    early.list = list;
    document.body.append(early);
    customElements.define('test-late', createElementClass(feature, widget));
    await shows(early, '"label":"früh"');
    expect(seen.at(-1)).to.equal(list);
  });

  it('keeps the identity of object properties and writes no attribute', async () => {
    const element = put();
    const list = { rows: [1] };
    element.list = list;
    await shows(element, '"rows"');
    expect(seen.at(-1)).to.equal(list);
    expect(element.hasAttribute('list')).to.equal(false);
  });

  it('keeps its tree when the node is moved', async () => {
    const element = put();
    await shows(element, '{');
    const inner = element.shadowRoot?.firstElementChild;
    const box = document.createElement('section');
    document.body.append(box);
    box.append(element);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(element.shadowRoot?.firstElementChild).to.equal(inner);
    if ('moveBefore' in document.body) {
      (document.body as unknown as { moveBefore(node: Node, before: Node | null): void }).moveBefore(
        element,
        null,
      );
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(element.shadowRoot?.firstElementChild).to.equal(inner);
    }
  });

  it('unmounts when it is removed and comes back when it is put in again', async () => {
    const element = put();
    await shows(element, '{');
    element.remove();
    await until(() => element.shadowRoot?.childElementCount === 0, 'an empty root');
    put(element);
    await shows(element, '{');
  });

  it('draws nothing before it is connected', async () => {
    const before = draws;
    const element = document.createElement('test-probe');
    element.setAttribute('label', 'nirgends');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(draws).to.equal(before);
  });

  it('sends typed events that bubble out of shadow roots and can be prevented', async () => {
    const element = put();
    await shows(element, '{');
    const emit = (globalThis as { probeEmit?: (name: string, detail?: unknown) => boolean }).probeEmit;
    let detail: unknown;
    const listener = (event: Event) => {
      detail = (event as CustomEvent).detail;
      event.preventDefault();
    };
    document.addEventListener('foyer-chosen', listener);
    expect(emit?.('chosen', { id: 'a' })).to.equal(false);
    document.removeEventListener('foyer-chosen', listener);
    expect(detail).to.deep.equal({ id: 'a' });
  });

  it('shows its own error with a retry when it breaks, and the others go on', async () => {
    const broken = put();
    const sound = put();
    sound.setAttribute('label', 'heil');
    broken.setAttribute('label', 'explode');
    await shows(broken, 'Erneut versuchen');
    await shows(sound, 'heil');
    broken.setAttribute('label', 'wieder gut');
    broken.shadowRoot?.querySelector('button')?.click();
    await shows(broken, 'wieder gut');
  });

  it('is defined once, and under another prefix too', () => {
    defineAll({ only: ['login'] });
    const first = customElements.get('foyer-login');
    defineAll({ only: ['login'] });
    defineAll({ prefix: 'partner', only: ['login'] });
    expect(customElements.get('foyer-login')).to.equal(first);
    expect(customElements.get('partner-login')).to.be.a('function');
    expect(customElements.get('foyer-shop')).to.equal(undefined);
  });
});
