import { createSdk, type FoyerSdk } from '@foyer/core';
import { createBrowserStorages } from '@foyer/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Login } from '../../features/session/login/login.tsx';
import { loginWidget } from '../../features/session/session.manifest.ts';
import { WidgetFrame } from '../widget-frame.tsx';
import { type FirstStage, type MountedWidget, mountWidget } from './mount-widget.tsx';
import { loadWidget } from './use-loaded-widget.ts';

const widget = { ...loginWidget, load: async () => Login };

function startSdk(locale: string): FoyerSdk {
  const fetch = () => new Promise<Response>(() => {});
  const sdk = createSdk({ locale, fetch, storage: createBrowserStorages() });
  onTestFinished(() => sdk.destroy());
  return sdk;
}

/** Returns a root as a first stage leaves it: React's own markup without React. */
async function paint(locale: string): Promise<ShadowRoot> {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  onTestFinished(() => root.host.remove());
  const sdk = startSdk(locale);
  const painted = { parts: await loadWidget(sdk, widget), onReady: () => undefined };
  root.innerHTML = renderToString(
    <WidgetFrame sdk={sdk} widget={widget} root={root} painted={painted} props={{}} />,
  );
  return root;
}

function createStage(fits: boolean) {
  const end = vi.fn<FirstStage['end']>();
  return { end, fits: vi.fn<FirstStage['fits']>(() => fits) };
}

function mount(root: ShadowRoot, locale: string, stage: FirstStage): MountedWidget {
  const mounted = mountWidget(widget, root, { sdk: startSdk(locale), props: {} }, stage);
  onTestFinished(() => mounted.unmount());
  return mounted;
}

const fieldOf = (root: ShadowRoot) => root.querySelector<HTMLInputElement>('input[name=username]');

describe('mountWidget over what a first stage painted', () => {
  it.each(['de_DE', 'en_GB', 'fr_FR'])(
    'takes %s over unchanged, without a warning of React',
    async (locale) => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const root = await paint(locale);
      const before = root.innerHTML;
      const field = fieldOf(root);
      if (field) field.value = 'früh';
      const stage = createStage(true);
      mount(root, locale, stage);
      await vi.waitUntil(() => stage.end.mock.calls.length > 0);
      expect(stage.end.mock.calls).toEqual([[true]]);
      expect(fieldOf(root)).toBe(field);
      expect(field?.value).toBe('früh');
      expect(root.innerHTML).toBe(before);
      expect(complaints.mock.calls).toEqual([]);
      complaints.mockRestore();
    },
  );

  it('draws anew where something else would be drawn, and then says that it is there', async () => {
    const root = await paint('de_DE');
    const field = fieldOf(root);
    const stage = createStage(false);
    mount(root, 'en_GB', stage);
    await vi.waitUntil(() => stage.end.mock.calls.length > 0);
    expect(fieldOf(root)).not.toBe(field);
    expect(root.textContent).toContain('Forgot your password?');
  });

  it('leaves an empty root when it is taken away before React begins', async () => {
    const root = await paint('de_DE');
    const stage = createStage(true);
    mount(root, 'de_DE', stage).unmount();
    expect(root.childElementCount).toBe(0);
    expect(stage.end.mock.calls[0]).toEqual([false]);
    await Promise.resolve();
    expect(stage.fits).not.toHaveBeenCalled();
  });
});
