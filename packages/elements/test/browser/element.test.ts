import { dist, expect, startAfresh, textOf, until } from './widgets.ts';

interface Built {
  createElementClass(widget: object): CustomElementConstructor;
  defineAll(options?: { prefix?: string; only?: string[]; settings?: Record<string, string> }): void;
}
const { createElementClass, defineAll }: Built = await import(`${dist}/all.js`);

type ProbeElement = HTMLElement & {
  label?: string | null;
  count?: number;
  isOpen?: boolean;
  mood?: string;
  list?: unknown;
  locale?: string;
  scheme?: string;
};

const seen: unknown[] = [];
const labels: unknown[] = [];
const view = (props: {
  emit: (name: string, detail?: unknown) => boolean;
  list?: unknown;
  label?: string;
}) => {
  seen.push(props.list);
  labels.push(props.label);
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
    mood: { type: 'string', description: '', values: ['calm', 'lively'] },
    list: { type: 'object', description: '' },
  },
  events: { chosen: { description: '', detail: '{ id: string }', cancelable: true } },
  parts: {},
  minBlockSize: '20px',
  load: async () => view,
  messages: async () => ({ name: 'probe', de: {}, others: () => undefined }),
};
customElements.define('test-probe', createElementClass(widget));

const put = (element = document.createElement('test-probe') as ProbeElement): ProbeElement => {
  document.body.append(element);
  return element;
};
const shows = (element: Element, text: string) => until(() => textOf(element).includes(text), text);

const realError = console.error;
/** Records Foyer's console errors from now on. */
function hearConsole(): () => string[] {
  const lines: string[] = [];
  console.error = (...words: unknown[]) => lines.push(words.join(' '));
  return () => lines.filter((line) => line.startsWith('Foyer'));
}

describe('an element', () => {
  beforeEach(startAfresh);
  afterEach(() => {
    console.error = realError;
  });

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

  it('is true for a boolean attribute whatever it says, but `false`', async () => {
    document.body.innerHTML =
      '<test-probe is-open="is-open"></test-probe><test-probe is-open="false"></test-probe>';
    const [open, closed] = document.querySelectorAll('test-probe');
    await shows(open as Element, '{"isOpen":true}');
    await shows(closed as Element, '{"isOpen":false}');
  });

  it('does without a wrong value and says so on the console', async () => {
    const said = hearConsole();
    const element = put();
    element.setAttribute('count', 'viele');
    element.setAttribute('mood', 'grim');
    element.setAttribute('scheme', 'purple');
    await shows(element, '{}');
    expect(said()).to.deep.equal([
      'Foyer: <test-probe count="viele"> must be a number.',
      'Foyer: <test-probe mood="grim"> must be calm or lively.',
      'Foyer: <test-probe scheme="purple"> must be light or dark or auto.',
    ]);
    element.mood = 'lively';
    await shows(element, '{"mood":"lively"}');
  });

  it('has a property for each attribute; null, undefined and false take the attribute away', async () => {
    const element = put();
    element.label = 'da';
    element.count = 2;
    element.isOpen = true;
    await shows(element, '{"label":"da","count":2,"isOpen":true}');
    expect(element.outerHTML).to.equal('<test-probe label="da" count="2" is-open=""></test-probe>');
    expect([element.label, element.count, element.isOpen]).to.deep.equal(['da', 2, true]);
    element.label = null;
    element.count = undefined;
    element.isOpen = false;
    await shows(element, '{}');
    expect(element.outerHTML).to.equal('<test-probe></test-probe>');
  });

  it('takes api, brand, locale and scheme as properties too, also before the upgrade', async () => {
    const early = document.createElement('test-early') as ProbeElement;
    early.locale = 'en_GB';
    document.body.append(early);
    customElements.define('test-early', createElementClass(widget));
    await until(() => early.shadowRoot?.querySelector('[lang="en-GB"]'), 'English');
    early.scheme = 'dark';
    await until(() => early.shadowRoot?.querySelector('[data-scheme=dark]'), 'the dark scheme');
    expect([early.scheme, early.getAttribute('locale')]).to.deep.equal(['dark', 'en_GB']);
  });

  it('speaks the language a later element asks for; a wrong one changes nothing and is told', async () => {
    const said = hearConsole();
    const first = put();
    first.locale = 'de_DE';
    await until(() => first.shadowRoot?.querySelector('[lang="de-DE"]'), 'German');
    const second = document.createElement('test-probe') as ProbeElement;
    second.locale = 'en_GB';
    put(second);
    await until(() => first.shadowRoot?.querySelector('[lang="en-GB"]'), 'English in both elements');
    second.locale = 'klingon!';
    await until(() => said().some((line) => line.includes('klingon!')), 'a line on the console');
    expect(second.shadowRoot?.querySelector('[lang="en-GB"]')).to.not.equal(null);
  });

  it('returns to the language of its part of the page where its own is taken away', async () => {
    const main = document.createElement('main');
    main.lang = 'fr-CA';
    document.body.append(main);
    const element = document.createElement('test-probe') as ProbeElement;
    element.locale = 'de_DE';
    main.append(element);
    await until(() => element.shadowRoot?.querySelector('[lang="de-DE"]'), 'German, its own language');
    element.removeAttribute('locale');
    await until(
      () => element.shadowRoot?.querySelector('[lang="fr-FR"]'),
      'French, the language of its part of the page',
    );
    main.lang = 'es';
    await until(
      () => element.shadowRoot?.querySelector('[lang="es-ES"]'),
      'Spanish, the new language of that part',
    );
    main.remove();
  });

  it('is hidden and locked with the part of the page it stands in', async () => {
    const element = put();
    await shows(element, '{');
    document.body.style.cssText = 'visibility: hidden; pointer-events: none';
    const inner = element.shadowRoot?.querySelector('[part~=root]') as Element;
    const { visibility, pointerEvents } = getComputedStyle(inner);
    document.body.removeAttribute('style');
    expect([visibility, pointerEvents]).to.deep.equal(['hidden', 'none']);
  });

  it('keeps properties that were set before the upgrade', async () => {
    const early = document.createElement('test-late') as ProbeElement;
    const list = [1, 2];
    early.label = 'früh';
    early.list = list;
    document.body.append(early);
    customElements.define('test-late', createElementClass(widget));
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
    element.label = 'umgezogen';
    await shows(element, 'umgezogen');
    expect(element.shadowRoot?.firstElementChild).to.equal(inner);
    if ('moveBefore' in document.body) {
      (document.body as unknown as { moveBefore(node: Node, before: Node | null): void }).moveBefore(
        element,
        null,
      );
      element.label = 'noch einmal';
      await shows(element, 'noch einmal');
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
    const element = document.createElement('test-probe');
    element.setAttribute('label', 'nirgends');
    const other = put();
    other.setAttribute('label', 'danach');
    await shows(other, 'danach');
    expect(labels).not.to.include('nirgends');
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

  it('takes the page’s settings where there is no loader; the first ones stay', () => {
    const only: string[] = [];
    const holder = globalThis as Record<symbol, unknown>;
    delete holder[Symbol.for('foyer.settings')];
    defineAll({ only, settings: { locale: 'en_GB' } });
    defineAll({ only, settings: { locale: 'fr_FR', hrefCart: '/kasse' } });
    const settings = { locale: 'en_GB', hrefCart: '/kasse', prefix: 'foyer' };
    expect(holder[Symbol.for('foyer.settings')]).to.deep.equal(settings);
    delete holder[Symbol.for('foyer.settings')];
  });
});
