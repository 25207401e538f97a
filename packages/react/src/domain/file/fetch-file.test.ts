import { expect, it } from 'vitest';
import { fetchFile } from './fetch-file.ts';

const options = (answer: () => Response | Promise<Response>) => {
  const asked: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    asked.push(String(url));
    return answer();
  };
  return { asked, sdk: { fetch: fetch as typeof globalThis.fetch, apiBase: 'https://portal.example' } };
};

it('fetches from the API’s own site alone', async () => {
  const { asked, sdk } = options(() => new Response('x'));
  for (const address of [
    'https://evil.example/f',
    '//evil.example/f',
    'javascript:alert(1)',
    'http://portal.example/f',
  ])
    expect(await fetchFile(sdk, address, 'f')).toMatchObject({ ok: false, error: { code: 'not_found' } });
  expect(asked).toEqual([]);
  const got = await fetchFile(sdk, '/api/portal/files/1?signature=a', 'Vertrag.pdf');
  expect(got.ok && (got.value as File).name).toBe('Vertrag.pdf');
  expect(asked).toEqual(['https://portal.example/api/portal/files/1?signature=a']);
});

it('tells an address that is over from a network that is away', async () => {
  const over = options(() => new Response('', { status: 404 }));
  expect(await fetchFile(over.sdk, '/f', 'f')).toMatchObject({ error: { code: 'not_found', status: 404 } });
  const away = options(() => Promise.reject(new TypeError('offline')));
  expect(await fetchFile(away.sdk, '/f', 'f')).toMatchObject({ error: { code: 'network', status: 0 } });
});
