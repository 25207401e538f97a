import { languageOf } from '../../domain/languages/language.ts';
import { findAssociation } from '../../domain/tickets/associations.repo.ts';
import { planTicket } from '../../domain/tickets/plan-ticket.ts';
import { findCategory, findPriority } from '../../domain/tickets/ticket-choices.ts';
import type { HandlerContext, Planner } from '../handler.ts';

type Context = HandlerContext<'createTicket'>;

/** Opens a ticket. */
export const createTicket: Planner<'createTicket'> = async (context) => {
  const { subject, description } = context.input.body;
  return planTicket(context, { subject, description, ...(await choicesOf(context)) });
};

/** Returns category, priority and association; fails where one does not exist or the caller may not see it. */
async function choicesOf({ db, caller, input, locale, fail }: Context) {
  const { categoryId, priorityId, association } = input.body;
  const category = findCategory(categoryId) ?? fail('category_unknown', wrong('categoryId'));
  const priority =
    findPriority(priorityId ?? category.defaultPriorityId) ?? fail('priority_unknown', wrong('priorityId'));
  if (!association) return { category, priority, association: null };
  const label =
    (await findAssociation(db, caller, association, languageOf(locale))) ??
    fail('association_unknown', wrong('association.id'));
  return { category, priority, association: { ...association, label } };
}

const wrong = (path: string) => ({ errors: [{ path, code: 'invalid_choice' }] });
