import { deleteNotice, findIsOrderable, keepNotice } from '../../domain/articles/article-notices.repo.ts';
import { findPriceGroup } from '../../domain/articles/price-group.repo.ts';
import type { Handler } from '../handler.ts';

/** Requests a notice for an article; refused where it is available again, because the page of the caller is outdated. */
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

/** Cancels a notice; the answer is the same for an article without a notice and for a missing one. */
export const cancelArticleNotice: Handler<'cancelArticleNotice'> = async ({ db, caller, input }) => {
  await deleteNotice(db, caller.userId, input.params.id);
  return { noticeRequested: false };
};
