import { findPriceGroup } from '../../domain/articles/price-group.repo.ts';
import type { Handler } from '../handler.ts';
import { deleteNotice, findIsOrderable, keepNotice } from './article-notices.repo.ts';

/** What came back in the meantime is refused: who asks looks at an old page. */
export const requestArticleNotice: Handler<'requestArticleNotice'> = async (context) => {
  const { db, caller, input, now, fail } = context;
  const { id } = input.params;
  const group = await findPriceGroup(db, caller);
  const isOrderable = await findIsOrderable(db, group.id, id);
  if (isOrderable === undefined) return fail('not_found');
  if (isOrderable) return fail('article_available');
  await keepNotice(db, caller, id, now);
  return { noticeRequested: true };
};

/** An article that is not there (any more) and one that was never asked for answer alike. */
export const cancelArticleNotice: Handler<'cancelArticleNotice'> = async ({ db, caller, input }) => {
  await deleteNotice(db, caller.userId, input.params.id);
  return { noticeRequested: false };
};
