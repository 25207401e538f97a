import { createSdk } from '@foyer/core';
import { createBrowserStorages } from '@foyer/testing';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FoyerProvider } from '../provider/foyer-provider.tsx';
import { DateField, PageRoot } from '../ui.ts';

it('on a page of a host shows a day as the portal’s language writes it, and needs no words of the host', async () => {
  const noAnswer: typeof fetch = () => new Promise(() => {});
  const sdk = createSdk({ fetch: noAnswer, storage: createBrowserStorages(), locale: 'de_DE' });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    flushSync(() => root.unmount());
    host.remove();
    sdk.destroy();
    document.documentElement.removeAttribute('lang');
    document.documentElement.removeAttribute('dir');
  });
  flushSync(() =>
    root.render(
      <FoyerProvider sdk={sdk}>
        <PageRoot>
          <DateField name="day" label="Tag" defaultValue="2026-12-24" />
        </PageRoot>
      </FoyerProvider>,
    ),
  );
  expect(host.textContent).toBe('Tag');
  const input = await vi.waitUntil(() => host.querySelector<HTMLInputElement>('input[type=text]'));
  expect([input.value, input.placeholder]).toEqual(['24.12.2026', 'TT.MM.JJJJ']);
  expect(host.querySelector('button')?.getAttribute('aria-label')).toBe('Kalender öffnen');
  expect(host.querySelector<HTMLInputElement>('input[type=hidden]')?.value).toBe('2026-12-24');
});
