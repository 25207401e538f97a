import { expect, it } from 'vitest';
import { aheadRead } from './ahead-read.ts';

it.each([
  [
    { operation: 'listOrders', input: { query: { limit: 25, locale: 'de_DE', sort: 'orderedAt:desc' } } },
    { path: '/orders?limit=25&locale=de_DE&sort=orderedAt%3Adesc' },
  ],
  [{ operation: 'getOrder', input: { params: { id: 'a/b' } } }, { path: '/order/a%2Fb' }],
  [
    { operation: 'listUseCases', input: {} },
    { method: 'POST', path: '/use-cases' },
  ],
])('%j is requested as %j', (read, asked) => expect(aheadRead(read)).toEqual(asked));

it.each([
  [{ operation: 'listNothing', input: {} }, 'no endpoint listNothing'],
  [{ operation: 'getOrder', input: {} }, '"id"'],
])('%j is refused: %s', (read, reason) => expect(() => aheadRead(read)).toThrow(reason));
