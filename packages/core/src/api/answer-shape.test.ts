import { contract } from '@foyer/contract';
import type { BinaryResponse, EmptyResponse } from '@foyer/contract/endpoint';
import { type OperationName, pageRoutes } from '@foyer/contract/routes';
import { describe, expect, it } from 'vitest';
import { answerField, answerKind, entryField, isAnswerOf } from './answer-shape.ts';
import { createTransport } from './transport.ts';

/** The part of a valibot schema that describes its fields. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly Schema[];
}
type Answer = Schema | BinaryResponse | EmptyResponse;

const names = Object.keys(pageRoutes) as OperationName[];
const answerOf = (name: OperationName) =>
  (contract as unknown as Record<OperationName, { readonly response: Answer }>)[name].response;
const shapesOf = (schema: Schema): readonly Schema[] =>
  schema.options?.some(({ entries }) => entries) ? schema.options : [schema];
const requires = (schema: Schema | undefined, field: string) =>
  schema !== undefined &&
  shapesOf(schema).every(({ entries }) => entries?.[field] && entries[field].type !== 'optional');

describe('the check of a response agrees with the contract', () => {
  it.each(names)('%s', (name) => {
    const answer = answerOf(name);
    if ('kind' in answer && (answer.kind === 'binary' || answer.kind === 'empty')) {
      expect(answerKind(name)).toBe(answer.kind === 'binary' ? 'file' : 'nothing');
      if (answer.kind === 'binary') expect(answer.types).not.toContain('text/html');
      return;
    }
    const schema = answer as Schema;
    const field = answerField(name);
    expect(answerKind(name)).toBe(schema.type === 'array' ? 'anything' : 'object');
    if (field !== undefined) expect(requires(schema, field)).toBe(true);
    // the response of a read, and of any call that returns a record, must be checked
    if (requires(schema, 'id')) expect(field).toBe('id');
    if (/^(get|list)/.test(name) && schema.type !== 'array' && schema.type !== 'record')
      expect(field).toBeDefined();
    if (field === 'items') expect(requires(schema.entries?.items?.item, entryField(name))).toBe(true);
  });
});

describe('an answer', () => {
  const page = new File(['<!doctype html>'], 'download', { type: 'text/html' });
  const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
  it.each([
    ['listOrders', { items: [], nextCursor: null }, true],
    ['listOrders', { items: [{ id: 'o1' }] }, true],
    ['listOrders', {}, false],
    ['listOrders', [], false],
    ['listOrders', null, false],
    ['listOrders', undefined, false],
    ['listOrders', 'ok', false],
    ['listOrders', { items: null }, false],
    ['listOrders', { items: {} }, false],
    ['listOrders', { items: [null] }, false],
    ['listOrders', { items: [{}] }, false],
    ['listOrders', { items: ['o1'] }, false],
    ['listOrders', page, false],
    ['listUsers', { items: [{ userId: 'u1' }] }, true],
    ['listUsers', { items: [{ id: 'u1' }] }, false],
    ['getOrder', { id: 'o1' }, true],
    ['getOrder', { id: 7 }, true],
    ['getOrder', {}, false],
    ['getOrder', { id: '' }, false],
    ['getOrder', { id: null }, false],
    ['getOrder', [{ id: 'o1' }], false],
    ['getCart', {}, false],
    ['getUserInfo', { user: {} }, true],
    ['getUserInfo', { user: null }, false],
    ['getUserInfo', {}, false],
    ['listLocales', ['de_DE'], true],
    ['listLocales', page, false],
    ['createTicket', page, false],
    ['createTicket', undefined, false],
    ['setLocale', undefined, true],
    ['setLocale', page, false],
    ['downloadInvoice', pdf, true],
    ['downloadInvoice', page, false],
    ['downloadInvoice', {}, false],
  ] as const)('of %s that is %o: %s', (name, value, expected) =>
    expect(isAnswerOf(name, value)).toBe(expected),
  );
});

it.each([
  ['a Wi-Fi login page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['text', () => new Response('{"items":[]}', { headers: { 'content-type': 'text/plain' } })],
  ['nothing', () => new Response(null, { status: 204 })],
  ['another object', () => Response.json({})],
  ['invalid JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
])('%s in place of a list is a failure with the id of the request', async (_, answer) => {
  const fetch = async () => {
    const response = answer();
    response.headers.set('x-request-id', 'r-1');
    return response;
  };
  const result = await createTransport({ fetch }, () => 'de')('listOrders', {}, 'token');
  expect(result).toMatchObject({ ok: false, error: { code: 'internal_error', requestId: 'r-1' } });
});
