import { createSdk, type FoyerSdk } from '@foyer/core';
import { passTime } from '@foyer/testing/pass-time';
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FoyerProvider } from './foyer-provider.tsx';
import { useResource } from './use-resource.ts';

/** Example environment, which is public and so can be read without a session. */
const environment = (label: string, imprintUrl: string | null = null) => ({
  branding: {
    id: 'a',
    name: 'A',
    logoUrl: null,
    logoSmallUrl: null,
    faviconUrl: null,
    primaryColor: '95C11F',
  },
  companyLabel: label,
  imprintUrl,
  privacyUrl: null,
  termsUrl: null,
  chargingExperienceUrl: null,
  isDemo: true,
  tools: { knowledgePlatformUrl: null, smartConnectUrl: null, reservationToolUrl: null },
});

let sdk: FoyerSdk;
let requests: Request[] = [];
let answer: () => Response | Promise<Response> = () => Response.json(environment('Firma'));
afterEach(() => {
  sdk.destroy();
  requests = [];
  answer = () => Response.json(environment('Firma'));
});

function draw(children: ReactNode) {
  sdk = createSdk({
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), 'https://api.example'), init);
      if (request.url.includes('brand=x')) requests.push(request);
      const aborted = new Promise<never>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
      aborted.catch(() => undefined);
      return Promise.race([answer(), aborted]);
    },
  });
  const box = document.createElement('div');
  const root = createRoot(box);
  onTestFinished(() => root.unmount());
  const show = (next: ReactNode) =>
    flushSync(() => root.render(<FoyerProvider sdk={sdk}>{next}</FoyerProvider>));
  show(children);
  return { box, show };
}
const read = { query: { brand: 'x' } };
const current = () => sdk.resource('getEnvironment', read);

describe('useResource', () => {
  it('draws again only when a field changes that was used', async () => {
    const drawn = { data: 0, status: 0 };
    const Data = () => {
      drawn.data += 1;
      return <p>{useResource('getEnvironment', read).data?.companyLabel}</p>;
    };
    const Status = () => {
      drawn.status += 1;
      return <i>{useResource('getEnvironment', read).status}</i>;
    };
    const { box } = draw(
      <>
        <Data />
        <Status />
      </>,
    );
    await vi.waitUntil(() => box.textContent === 'Firmaready');
    const before = { ...drawn };
    await current().reload();
    await vi.waitUntil(() => box.textContent === 'Firmaready' && drawn.status > before.status);
    expect(drawn.data).toBe(before.data);
    expect(drawn.status).toBe(before.status + 2);
  });

  it('draws again only for the part that is selected', async () => {
    let drawn = 0;
    const Label = () => {
      drawn += 1;
      const { data } = useResource('getEnvironment', read, { select: ({ companyLabel }) => [companyLabel] });
      return <p>{data?.join('')}</p>;
    };
    const { box } = draw(<Label />);
    await vi.waitUntil(() => box.textContent === 'Firma');
    const before = drawn;
    flushSync(() => current().set(environment('Firma', 'https://foyer.example/imprint')));
    expect(drawn).toBe(before);
    flushSync(() => current().set(environment('Betrieb')));
    expect(box.textContent).toBe('Betrieb');
    expect(drawn).toBe(before + 1);
  });

  it('gives a field that is used for the first time as it is now', async () => {
    let state: { readonly status: string } | undefined;
    const Silent = () => {
      state = useResource('getEnvironment', read);
      return null;
    };
    draw(<Silent />);
    await current().load();
    expect(state?.status).toBe('ready');
  });

  it('asks once for two of a kind and under StrictMode, and takes the question back when both are gone', async () => {
    answer = () => new Promise(() => {});
    const One = () => <p>{useResource('getEnvironment', read).status}</p>;
    const { show } = draw(
      <StrictMode>
        <One />
        <One />
      </StrictMode>,
    );
    await vi.waitUntil(() => requests.length > 0);
    // longer than the delay after which nanostores drops a subscriber
    await passTime(2000, () => show(<One />));
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
    await passTime(2000, () => show(null));
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('asks nothing while it is not enabled', async () => {
    const Off = () => <p>{useResource('getEnvironment', read, { isEnabled: false }).status}</p>;
    const { box, show } = draw(<Off />);
    expect(box.textContent).toBe('idle');
    show(<Off />);
    expect(requests).toEqual([]);
  });
});
