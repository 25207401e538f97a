import { createSdk, type SdkOptions } from '@foyer/core';
import { createBrowserStorages } from '@foyer/testing';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FoyerProvider } from '../provider/foyer-provider.tsx';
import { Button, PageRoot } from '../ui.ts';

const noAnswer: typeof fetch = () => new Promise(() => {});

function draw(children: ReactNode, options: SdkOptions = {}) {
  const sdk = createSdk({ fetch: noAnswer, storage: createBrowserStorages(), locale: 'de_DE', ...options });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const render = (next: ReactNode) =>
    flushSync(() => root.render(<FoyerProvider sdk={sdk}>{next}</FoyerProvider>));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    host.remove();
    sdk.destroy();
    document.documentElement.removeAttribute('lang');
    document.documentElement.removeAttribute('dir');
  });
  render(children);
  return { host, render, page: () => host.firstElementChild as HTMLElement };
}
const { documentElement: html } = document;

describe('PageRoot', () => {
  it('is a themed part of the page itself, in the language and direction of the SDK', () => {
    const { page } = draw(
      <PageRoot className="account" scheme="dark">
        <Button>Speichern</Button>
      </PageRoot>,
    );
    expect([page().lang, page().dir, page().dataset.scheme]).toEqual(['de-DE', 'ltr', 'dark']);
    expect([...page().classList]).toEqual(expect.arrayContaining(['foyer-root', 'account']));
    expect(page().querySelector('button')?.textContent).toBe('Speichern');
  });

  it('says nothing of the scheme unless told to, so that it has that of the page', () => {
    expect(
      draw(<PageRoot>…</PageRoot>)
        .page()
        .hasAttribute('data-scheme'),
    ).toBe(false);
  });

  it('leaves the document of a host alone', () => {
    draw(<PageRoot scheme="dark">…</PageRoot>);
    expect([html.className, html.dataset.scheme]).toEqual(['', undefined]);
  });

  it('themes the document too where the SDK owns it, as long as it is there', () => {
    const { render } = draw(<PageRoot scheme="dark">…</PageRoot>, { ownsDocument: true });
    expect([html.className, html.dataset.scheme]).toEqual(['foyer-root', 'dark']);
    render(<PageRoot scheme="light">…</PageRoot>);
    expect(html.dataset.scheme).toBe('light');
    render(null);
    expect([html.className, html.dataset.scheme]).toEqual(['', undefined]);
    html.removeAttribute('class');
  });
});
