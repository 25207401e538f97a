import type { AssociationKind, TicketCategory, TicketPriority } from '@foyer/contract/tickets/tickets.schema';
import type { Language } from '../languages/language.ts';
import { loadTexts } from '../languages/load-texts.ts';
import type de from './words/locales/de.json';

/** Names of categories and priorities. */
const ticketWords = await loadTexts<keyof typeof de>(
  (language) => import(`./words/locales/${language}.json`, { with: { type: 'json' } }),
);

/** Priorities, most urgent first; `answerHours` are service hours until the first answer. */
const priorities = [
  { id: 'urgent', rank: 1, answerHours: 2 },
  { id: 'high', rank: 2, answerHours: 4 },
  { id: 'normal', rank: 3, answerHours: 9 },
  { id: 'low', rank: 4, answerHours: 18 },
] as const;
type PriorityId = (typeof priorities)[number]['id'];

const categories = [
  { id: 'charging', defaultPriorityId: 'high', associationKinds: ['order', 'article', 'charging_card'] },
  { id: 'card', defaultPriorityId: 'normal', associationKinds: ['charging_card', 'use_case'] },
  { id: 'delivery', defaultPriorityId: 'normal', associationKinds: ['order', 'shipment'] },
  { id: 'invoice', defaultPriorityId: 'normal', associationKinds: ['invoice', 'order'] },
  { id: 'quotation', defaultPriorityId: 'normal', associationKinds: ['quotation', 'article'] },
  { id: 'request', defaultPriorityId: 'normal', associationKinds: ['use_case'] },
  { id: 'access', defaultPriorityId: 'normal', associationKinds: [] },
  { id: 'other', defaultPriorityId: 'low', associationKinds: [] },
] as const satisfies readonly {
  readonly id: string;
  readonly defaultPriorityId: PriorityId;
  readonly associationKinds: readonly AssociationKind[];
}[];
type CategoryId = (typeof categories)[number]['id'];

export const listPriorities = (language: Language): TicketPriority[] =>
  priorities.map((one) => ({ ...one, name: priorityName(one.id, language) }));

export const listCategories = (language: Language): TicketCategory[] =>
  categories.map(({ associationKinds, ...one }) => ({
    ...one,
    name: categoryName(one.id, language),
    description: ticketWords(language, `category.${one.id}.description`),
    associationKinds: [...associationKinds],
  }));

export const findPriority = (id: string) => priorities.find((one) => one.id === id);
export const findCategory = (id: string) => categories.find((one) => one.id === id);

/** Returns the name of a priority; its id if the priority is not a choice (any more). */
export const priorityName = (id: string, language: Language): string =>
  findPriority(id) ? ticketWords(language, `priority.${id as PriorityId}`) : id;
export const categoryName = (id: string, language: Language): string =>
  findCategory(id) ? ticketWords(language, `category.${id as CategoryId}`) : id;
