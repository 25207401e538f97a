import { type CatalogueSource, createSdk, type FoyerSdk } from '@foyer/core';
import { createBrowserStorages, showWidget } from '@foyer/testing';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { firstMessages } from '../i18n/first/first.messages.ts';
import { useSdk } from '../provider/foyer-context.ts';
import { FoyerProvider } from '../provider/foyer-provider.tsx';
import { createWidgetComponent } from './create-widget-component.tsx';
import { defineWidget, type WidgetProps } from './define-widget.ts';
import { navigateEvent } from './links/navigate-event.ts';
import { plainButton } from './links/widget-link.css.ts';
import { WidgetLink } from './links/widget-link.tsx';
import { useNavigate } from './widget-context.ts';

const widgetOf = (load: () => Promise<(props: WidgetProps & { start?: number }) => React.ReactNode>) =>
  defineWidget({
    tag: 'sample',
    name: 'Sample',
    summary: 'A widget of this test',
    status: 'experimental',
    access: 'public',
    attributes: { start: { type: 'number', description: 'Where to start' } },
    sample: { start: 1 },
    shows: [],
    states: [],
    events: {
      navigate: navigateEvent,
      'count-changed': { description: 'Counted', detail: '{ count: number }' },
    },
    parts: {},
    minBlockSize: '40px',
    load,
    messages: async () => firstMessages,
  });

function Counter({ emit, start = 0 }: WidgetProps & { start?: number }) {
  const [count, setCount] = useState(start);
  const add = () => {
    setCount(count + 1);
    emit('count-changed', { count: count + 1 });
  };
  return (
    <button type="button" onClick={add}>
      {count}
    </button>
  );
}

describe('a widget in its frame', () => {
  it('gets its attributes as props and sends composed events from its host', async () => {
    const heard = vi.fn();
    const shown = await showWidget(
      widgetOf(async () => Counter),
      {
        props: { start: 4, onCountChanged: heard },
      },
    );
    (await shown.screen.findByRole('button', { name: '4' })).click();
    await shown.screen.findByRole('button', { name: '5' });
    const [event] = shown.events;
    expect(event?.type).toBe('foyer-count-changed');
    expect(event?.target).toBe(shown.host);
    expect([event?.bubbles, event?.composed, event?.cancelable]).toEqual([true, true, false]);
    expect(heard.mock.calls[0]?.[0].detail).toEqual({ count: 5 });
  });

  it('shows its own error when it breaks, tells the page, and recovers', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('broken on purpose');
      return <p>heil</p>;
    };
    const shown = await showWidget(widgetOf(async () => Fragile));
    const retry = await shown.screen.findByRole('button', { name: 'Erneut versuchen' });
    expect(shown.events.map(({ type }) => type)).toContain('foyer-failed');
    isBroken = false;
    retry.click();
    await shown.screen.findByText('heil');
    quiet.mockRestore();
  });

  it('offers another try when its code cannot be loaded', async () => {
    const load = vi.fn(async () => Counter);
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const shown = await showWidget(widgetOf(load));
    (await shown.screen.findByRole('button', { name: 'Erneut versuchen' })).click();
    await shown.screen.findByRole('button', { name: '0' });
  });

  it('links to the address of the host, and asks it first', async () => {
    const View = () => <WidgetLink target={{ route: 'cart' }}>Warenkorb</WidgetLink>;
    const shown = await showWidget(
      widgetOf(async () => View),
      {
        hrefFor: ({ route }) => `#/de_DE/${route}`,
        props: { onNavigate: (event: Event) => event.preventDefault() },
      },
    );
    const link = await shown.screen.findByRole('link', { name: 'Warenkorb' });
    expect(link.getAttribute('href')).toBe('#/de_DE/cart');
    const before = location.href;
    link.click();
    expect(shown.events.at(-1)?.detail).toEqual({ target: { route: 'cart' }, href: '#/de_DE/cart' });
    expect(location.href).toBe(before);
  });

  it('draws a target without an address as what its class says, not as a button', async () => {
    const View = () => (
      <WidgetLink target={{ route: 'cart' }} className="mine">
        Warenkorb
      </WidgetLink>
    );
    const shown = await showWidget(widgetOf(async () => View));
    const button = await shown.screen.findByRole('button', { name: 'Warenkorb' });
    expect(button.className.split(' ')).toEqual([plainButton, 'mine']);
  });

  it('waits for the texts of another SDK instead of drawing without them', async () => {
    const own: CatalogueSource = {
      name: 'sample.hello',
      de: { 'sample.greeting': 'Guten Tag' },
      others: () => undefined,
    };
    const drawn: string[] = [];
    const Greeting = () => {
      const { localisation } = useSdk();
      const text = localisation.i18n._('sample.greeting');
      drawn.push(text);
      return <p lang={localisation.$locale.get().tag}>{text}</p>;
    };
    const Widget = createWidgetComponent({ ...widgetOf(async () => Greeting), messages: async () => own });
    const sdkOf = (locale: string) => {
      const sdk = createSdk({ locale, fetch: () => new Promise(() => {}), storage: createBrowserStorages() });
      onTestFinished(() => sdk.destroy());
      return sdk;
    };
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
    const draw = (sdk: FoyerSdk) =>
      root.render(
        <FoyerProvider sdk={sdk}>
          <Widget />
        </FoyerProvider>,
      );
    draw(sdkOf('de_DE'));
    const shadow = await vi.waitUntil(() => container.firstElementChild?.shadowRoot);
    await vi.waitUntil(() => shadow.textContent === 'Guten Tag');
    draw(sdkOf('en_GB'));
    await vi.waitUntil(() => shadow.querySelector('p[lang="en-GB"]'));
    expect(new Set(drawn)).toEqual(new Set(['Guten Tag']));
  });

  it('shows a target itself where the host has no page for it', async () => {
    const Local = () => {
      const navigate = useNavigate();
      const [place, setPlace] = useState('Liste');
      return (
        <button type="button" onClick={() => navigate({ route: 'cart' }, () => setPlace('Warenkorb'))}>
          {place}
        </button>
      );
    };
    const shown = await showWidget(widgetOf(async () => Local));
    (await shown.screen.findByRole('button', { name: 'Liste' })).click();
    await shown.screen.findByRole('button', { name: 'Warenkorb' });
    expect(shown.events.at(-1)?.detail).toEqual({ target: { route: 'cart' }, href: null });
  });
});
