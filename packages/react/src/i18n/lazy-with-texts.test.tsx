import { type CatalogueSource, createSdk } from '@foyer/core';
import { createBrowserStorages } from '@foyer/testing';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FoyerProvider } from '../provider/foyer-provider.tsx';
import { createMessages } from './create-messages.ts';
import { lazyWithTexts } from './lazy-with-texts.tsx';

const de = { 'sample.greeting': 'Guten Tag' };
type English = NonNullable<Awaited<ReturnType<CatalogueSource['others']>>>;

function show(locale: string, loadEnglish: () => Promise<English> = async () => ({ default: {} })) {
  const sample = createMessages('sample', de, loadEnglish);
  const drawn: string[] = [];
  function Greeting() {
    const { t } = sample.useMessages();
    const text = t('sample.greeting');
    drawn.push(text);
    return <p>{text}</p>;
  }
  const Later = lazyWithTexts(
    async () => Greeting,
    async () => sample,
  );
  const sdk = createSdk({ locale, fetch: () => new Promise(() => {}), storage: createBrowserStorages() });
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  root.render(
    <FoyerProvider sdk={sdk}>
      <Suspense fallback="…">
        <Later />
      </Suspense>
    </FoyerProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    sdk.destroy();
    box.remove();
  });
  return { box, drawn, sdk };
}

it('is drawn once its texts are there, and never without them', async () => {
  const { box, drawn } = show('de_DE');
  await vi.waitUntil(() => box.textContent === 'Guten Tag');
  expect(new Set(drawn)).toEqual(new Set(['Guten Tag']));
});

it('waits for the texts of another language', async () => {
  let arrive = (_: English) => {};
  const english = new Promise<English>((resolve) => {
    arrive = resolve;
  });
  const { box, drawn } = show('en_GB', () => english);
  await vi.waitUntil(() => box.textContent === '…');
  arrive({ default: { 'sample.greeting': 'Good day' } });
  await vi.waitUntil(() => box.textContent === 'Good day');
  expect(new Set(drawn)).toEqual(new Set(['Good day']));
});

it('shows German where the other language cannot be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { box } = show('en_GB', () => Promise.reject(new Error('offline')));
  await vi.waitUntil(() => box.textContent === 'Guten Tag');
  expect(log.mock.calls.map(([text]) => text)).toEqual([
    'Foyer: the texts of sample in en could not be loaded.',
  ]);
  log.mockRestore();
});
