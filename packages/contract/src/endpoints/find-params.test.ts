import { describe, expect, it, vi } from 'vitest';
import { contract, type OperationName, routes } from '../index.ts';
import { findParams } from './find-params.ts';

const pathOf = (name: OperationName) => routes[name][1];
const ids = (...values: string[]) => ({ items: values.map((id) => ({ id })) });

describe('findParams', () => {
  it('takes the first id of a list', async () => {
    const ask = vi.fn(async () => ids('a', 'b'));
    expect(await findParams(contract.getOrder.idFrom, ask, pathOf)).toEqual({ params: { id: 'a' } });
    expect(ask.mock.calls).toEqual([['listOrders', {}]]);
  });

  it('needs nothing for an endpoint without parameters', async () => {
    expect(await findParams(undefined, async () => null, pathOf)).toEqual({ params: {} });
  });

  it('tries the next candidate where one leads nowhere, and passes a source its own parameters', async () => {
    const answers: Record<string, unknown> = {
      'listTickets {}': ids('t1', 't2'),
      'listTicketComments {"id":"t1"}': ids(),
      'listTicketComments {"id":"t2"}': ids('c1', 'c2'),
      'listCommentFiles {"id":"t2","commentId":"c1"}': ids(),
      'listCommentFiles {"id":"t2","commentId":"c2"}': ids('f'),
    };
    const ask = async (name: string, params: object) => answers[`${name} ${JSON.stringify(params)}`];
    expect(await findParams(contract.downloadCommentFile.idFrom, ask, pathOf)).toEqual({
      params: { id: 't2', commentId: 'c2', fileId: 'f' },
    });
  });

  it('follows a path through a response', async () => {
    const ask = async (name: string) =>
      name === 'listArticles' ? ids('a') : { id: 'a', documents: [{ id: 'd', title: 'x' }] };
    expect(await findParams(contract.downloadArticleDocument.idFrom, ask, pathOf)).toEqual({
      params: { id: 'a', docId: 'd' },
    });
  });

  it.each([null, 'text', { items: null }, { items: [{ id: 7 }] }])(
    'says where %j gave none',
    async (answer) => {
      expect(await findParams(contract.getOrder.idFrom, async () => answer, pathOf)).toEqual({
        missing: 'listOrders',
      });
    },
  );

  it('calls no read for a parameter that only a mail carries', async () => {
    const ask = vi.fn();
    expect(await findParams(contract.getInvitation.idFrom, ask, pathOf)).toEqual({ missing: 'mail' });
    expect(ask).not.toHaveBeenCalled();
  });
});
