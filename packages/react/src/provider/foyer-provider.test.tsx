import { type FoyerSdk, getSdk } from '@foyer/core';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstMessages } from '../i18n/first/first.messages.ts';
import { createWidgetComponent } from '../widget/create-widget-component.tsx';
import { defineWidget } from '../widget/define-widget.ts';
import { navigateEvent } from '../widget/links/navigate-event.ts';
import { WidgetLink } from '../widget/links/widget-link.tsx';
import { useSdk } from './foyer-context.ts';
import { FoyerProvider } from './foyer-provider.tsx';

const noAnswer: typeof fetch = () => new Promise(() => {});
const apiBase = 'https://provider.example';
const roots: Root[] = [];
const sdks = new Set<FoyerSdk>();

function draw(
  element: React.ReactNode,
  root = createRoot(document.body.appendChild(document.createElement('div'))),
) {
  roots.push(root);
  flushSync(() => root.render(element));
  return root;
}
function Probe({ name }: { readonly name: string }) {
  const sdk = useSdk();
  return <i id={name}>{sdk.href({ route: 'cart' }) ?? 'none'}</i>;
}
const shown = (name: string) => document.getElementById(name)?.textContent;

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  for (const sdk of sdks) sdk.destroy();
  sdks.clear();
  document.body.replaceChildren();
});
const shared = () => {
  const sdk = getSdk({ apiBase, fetch: noAnswer });
  sdks.add(sdk);
  return sdk;
};

describe('FoyerProvider', () => {
  it('shares the session with elements and other providers, and has addresses of its own', () => {
    const { session } = shared();
    const seen: FoyerSdk['session'][] = [];
    const See = () => {
      seen.push(useSdk().session);
      return null;
    };
    draw(
      <>
        <FoyerProvider apiBase={apiBase} hrefFor={({ route }) => `/a/${route}`}>
          <Probe name="a" />
          <See />
        </FoyerProvider>
        <FoyerProvider apiBase={apiBase} hrefFor={({ route }) => `/b/${route}`}>
          <Probe name="b" />
          <See />
        </FoyerProvider>
        <FoyerProvider apiBase={apiBase}>
          <Probe name="c" />
        </FoyerProvider>
      </>,
    );
    expect([shown('a'), shown('b'), shown('c')]).toEqual(['/a/cart', '/b/cart', 'none']);
    expect(seen).toEqual([session, session]);
  });

  it('asks the address function of the latest drawing', () => {
    shared();
    const page = (language: string) => (
      <FoyerProvider apiBase={apiBase} hrefFor={({ route }) => `/${language}/${route}`}>
        <Probe key={language} name="x" />
      </FoyerProvider>
    );
    const root = draw(page('de'));
    expect(shown('x')).toBe('/de/cart');
    draw(page('en'), root);
    expect(shown('x')).toBe('/en/cart');
  });
});

const widgetOf = (load: () => Promise<() => React.ReactNode>) =>
  createWidgetComponent(
    defineWidget({
      tag: 'sample',
      name: 'Sample',
      summary: 'A widget of this test',
      status: 'experimental',
      access: 'public',
      attributes: {},
      sample: {},
      shows: [],
      states: [],
      events: { navigate: navigateEvent },
      parts: {},
      minBlockSize: '40px',
      load,
      messages: async () => firstMessages,
    }),
  );
const shadow = () => document.querySelector('#host')?.shadowRoot;

describe('a widget in React', () => {
  it('stands once under StrictMode, tells where it leads once, and goes while it loads', async () => {
    shared();
    const Widget = widgetOf(async () => () => <WidgetLink target={{ route: 'cart' }}>Warenkorb</WidgetLink>);
    const onNavigate = vi.fn((event: Event) => event.preventDefault());
    const page = (
      <StrictMode>
        <FoyerProvider apiBase={apiBase} hrefFor={() => '#cart'}>
          <Widget id="host" onNavigate={onNavigate} />
        </FoyerProvider>
      </StrictMode>
    );
    const logged = vi.spyOn(console, 'error');
    draw(page).unmount();
    expect(shadow()).toBeUndefined();
    draw(page);
    const link = await vi.waitUntil(() => shadow()?.querySelector('a'));
    expect(shadow()?.querySelectorAll('a, [part=root]').length).toBe(2);
    link.click();
    expect(onNavigate).toHaveBeenCalledOnce();
    expect(logged).not.toHaveBeenCalled();
  });

  it('tells the host page when it breaks, which goes on', async () => {
    shared();
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Widget = widgetOf(async () => () => {
      throw new Error('on purpose');
    });
    const onFailed = vi.fn<(event: CustomEvent<{ error: unknown }>) => void>();
    draw(
      <FoyerProvider apiBase={apiBase}>
        <p id="beside">da</p>
        <Widget id="host" onFailed={onFailed} />
      </FoyerProvider>,
    );
    await vi.waitUntil(() => shadow()?.querySelector('[part=broken]'));
    expect(onFailed.mock.calls[0]?.[0].detail.error).toEqual(new Error('on purpose'));
    expect(shown('beside')).toBe('da');
    quiet.mockRestore();
  });
});
