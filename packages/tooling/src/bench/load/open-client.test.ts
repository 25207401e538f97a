import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from './open-client.ts';

const server = createServer((request, answer) => answer.end(JSON.stringify({ url: request.url })));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

it('sends an address as it is written, and answers what came', async () => {
  const client = await openClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const { status, body } = await client.call(
    'GET',
    '/orders?sort=orderedAt%3Adesc&search=z%C3%A4hler',
    'token',
  );
  expect([status, JSON.parse(body)]).toEqual([
    200,
    { url: '/api/portal/orders?sort=orderedAt%3Adesc&search=z%C3%A4hler' },
  ]);
  client.close();
});
