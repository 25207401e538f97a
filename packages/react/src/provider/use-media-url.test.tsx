import { createSdk } from '@foyer/core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { FoyerProvider } from './foyer-provider.tsx';
import { useMediaUrl } from './use-media-url.ts';

function resolve(apiBase: string, url: string | null): string | null {
  const sdk = createSdk({ apiBase, fetch: async () => new Response(null, { status: 404 }) });
  const box = document.createElement('div');
  const root = createRoot(box);
  const Probe = () => <i title={useMediaUrl()(url) ?? 'none'} />;
  flushSync(() =>
    root.render(
      <FoyerProvider sdk={sdk}>
        <Probe />
      </FoyerProvider>,
    ),
  );
  const found = box.querySelector('i')?.title ?? '';
  root.unmount();
  sdk.destroy();
  return found === 'none' ? null : found;
}

it.each([
  ['https://api.example', '/media/articles/a.svg', 'https://api.example/media/articles/a.svg'],
  ['', '/media/articles/a.svg', `${location.origin}/media/articles/a.svg`],
  ['https://api.example', 'https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ['https://api.example', 'http://cdn.example/a.png', null],
  ['https://api.example', 'javascript:alert(1)', null],
  ['https://api.example', null, null],
])('for the API at "%s" the picture %s is at %s', (apiBase, url, expected) => {
  expect(resolve(apiBase, url)).toBe(expected);
});
