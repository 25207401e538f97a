import { expect, test, vi } from 'vitest';

test('on a server the module loads, makes an SDK and renders texts without a browser', async () => {
  expect(globalThis.window).toBeUndefined();
  vi.resetModules();
  const { createSdk } = await import('../index.ts');
  const sdk = createSdk({ locale: 'de_DE' });
  void sdk.localisation.register({ name: 'x', de: { a: 'Hallo {name}' }, others: () => undefined });
  expect(sdk.localisation.i18n._('a', { name: 'Ada' })).toBe('Hallo Ada');
  expect(sdk.session.$state.get().status).toBe('signed-out');
  expect(sdk.href({ route: 'shop' })).toBeNull();
  sdk.destroy();
});
