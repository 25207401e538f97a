import { afterEach, expect, test, vi } from 'vitest';
import { createCall, type TokenProvider } from './create-call.ts';

const tokens: TokenProvider = {
  epoch: () => 0,
  freshToken: async () => 'token',
  replaceToken: async () => null,
  expire: () => {},
};
function open(isAnswered = true) {
  const answer = isAnswered
    ? ({ ok: true, value: undefined } as const)
    : ({ ok: false, error: { code: 'conflict', status: 409 } } as never);
  const onStale = vi.fn();
  return {
    onStale,
    call: createCall(
      async () => answer,
      tokens,
      onStale,
      async () => {},
    ),
  };
}
afterEach(() => {
  vi.doUnmock('@foyer/contract/stales');
  vi.resetModules();
});

test('an effect reports the reads it invalidates before its response; a read and a refusal report none', async () => {
  const done = open();
  await done.call('removeCartItem', { params: { id: 'a' } });
  expect(done.onStale.mock.calls).toEqual([[['getCart']]]);
  await done.call('getCart');
  expect(done.onStale.mock.calls.slice(1)).toEqual([[[]]]);
  const refused = open(false);
  await refused.call('removeCartItem', { params: { id: 'a' } });
  expect(refused.onStale).not.toHaveBeenCalled();
});

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('no connection'))],
  ['never arrives', () => new Promise<never>(() => {})],
])('where the list %s all reads are invalidated, and the response is returned', async (_, load) => {
  vi.doMock('@foyer/contract/stales', load);
  const { call, onStale } = open();
  expect(await call('removeCartItem', { params: { id: 'a' } })).toMatchObject({ ok: true });
  const [names] = onStale.mock.calls[0] ?? [];
  expect(names).toEqual(expect.arrayContaining(['getCart', 'listOrders', 'getUserInfo', 'listUseCases']));
  expect(names).not.toContain('orderCart');
});
