import { createSdk } from '@foyer/core';
import {
  createBrowserStorages,
  createFakeEnvironment,
  createFakeToken,
  createFakeUserInfo,
} from '@foyer/testing';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FoyerProvider } from './foyer-provider.tsx';
import { useEnvironment } from './use-environment.ts';

const ofBrand = (id: string) => {
  const { branding, ...rest } = createFakeEnvironment();
  return { ...rest, branding: { ...branding, id }, imprintUrl: `https://${id}.example/imprint` };
};

/** Draws the imprint for a user of brand `own` (null: signed out) at the address of brand `address`. */
async function showImprint(address: string, own: string | null) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input), location.origin);
    if (pathname.endsWith('/login'))
      return Response.json({ tokens: [{ mode: 'b2b', token: createFakeToken('b2b') }] });
    if (pathname.endsWith('/user-info'))
      return Response.json({ ...createFakeUserInfo([]), branding: ofBrand(own ?? '').branding });
    const brand = searchParams.get('brand') ?? 'foyer';
    asked.push(brand);
    return Response.json(ofBrand(brand));
  };
  const sdk = createSdk({
    fetch,
    storage: createBrowserStorages(),
    brand: address === 'foyer' ? '' : address,
  });
  if (own !== null) await sdk.session.login('anna', 'geheim');
  const seen = new Set<string>();
  const Probe = () => {
    seen.add(useEnvironment()?.imprintUrl ?? 'none');
    return null;
  };
  const root = createRoot(document.createElement('div'));
  root.render(
    <FoyerProvider sdk={sdk}>
      <Probe />
    </FoyerProvider>,
  );
  onTestFinished(() => {
    root.unmount();
    sdk.destroy();
  });
  return { seen, asked };
}

it.each([
  ['foyer', null, 'foyer'],
  ['nordlicht', null, 'nordlicht'],
  ['foyer', 'foyer', 'foyer'],
  ['foyer', 'sonnental', 'sonnental'],
  ['nordlicht', 'sonnental', 'sonnental'],
])('at the address of %s, a user of %s gets the imprint of %s', async (address, own, expected) => {
  const { seen, asked } = await showImprint(address, own);
  await vi.waitUntil(() => seen.has(`https://${expected}.example/imprint`));
  expect([...seen].at(-1)).toBe(`https://${expected}.example/imprint`);
  expect(asked).toEqual([...new Set([address, expected])]);
});
