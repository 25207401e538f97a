import { contract } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { contractCases, queriesOf } from './contract-cases.ts';

describe('the cases of the contract', () => {
  it('ask a list in every sort and with every choice of its filters', () => {
    const queries = queriesOf(contract.listInvoices);
    expect(queries).toEqual(
      expect.arrayContaining(['', 'limit=100', 'sort=dueOn:asc', 'state=overdue', 'kind=credit_note']),
    );
    expect(queriesOf(contract.listArticles)).toEqual(
      expect.arrayContaining(['available=true', 'available=false']),
    );
    expect(queriesOf(contract.getCart)).toEqual(['']);
    expect(queriesOf(contract.listNews).filter((query) => query.startsWith('markRead'))).toEqual([]);
  });

  it('are of what is built and answers, details by an id that is there', async () => {
    const asked: string[] = [];
    const server = {
      call: async (_: string, path: string) => {
        asked.push(path);
        if (path === '/orders') return Response.json({ items: [{ id: 'o1' }] });
        return new Response(null, { status: path.startsWith('/order/o1') ? 200 : 501 });
      },
    };
    const cases = await contractCases(server as never, 'token');
    expect(new Set(cases.map(({ path }) => path.split('?')[0]))).toEqual(
      new Set(['/orders', '/order/o1', '/order/o1/shipments']),
    );
    expect(cases.every(({ token, method }) => token === 'token' && method === 'GET')).toBe(true);
    expect(asked).toContain('/invoice');
  });
});
