import * as v from 'valibot';
import { expectTypeOf } from 'vitest';
import type { Cart } from './cart/cart.schema.ts';
import {
  type AstrayIds,
  type CallInput,
  type CallOutput,
  type Contract,
  defineContract,
  type EffectName,
  type OperationName,
  type OwnErrorCode,
  type ParsedInput,
  type PathParam,
  type stales,
} from './index.ts';
import type { Ticket } from './tickets/tickets.schema.ts';

// Every operation has an entry, and no feature has an entry that is no operation.
expectTypeOf<Exclude<OperationName, keyof Contract>>().toEqualTypeOf<never>();
expectTypeOf<Exclude<keyof Contract, OperationName>>().toEqualTypeOf<never>();

// Callers send what is there, and only that.
expectTypeOf<CallInput<Contract['getOrder']>['params']>().toEqualTypeOf<{ id: string }>();
expectTypeOf<CallInput<Contract['getOrder']>>().not.toHaveProperty('body');
expectTypeOf<CallInput<Contract['listLocales']>>().not.toHaveProperty('query');
expectTypeOf<CallInput<Contract['login']>['body']>().toEqualTypeOf<{ username: string; password: string }>();
expectTypeOf<undefined>().toExtend<CallInput<Contract['listOrders']>['query']>();
expectTypeOf<CallInput<Contract['submitMileageStatusReport']>['files']>().toHaveProperty('photo');
expectTypeOf<CallInput<Contract['uploadTicketFile']>>().not.toHaveProperty('body');

// Lists may be asked with text from a URL or with what it means; handlers get the meaning.
expectTypeOf<'paid'>().toExtend<NonNullable<CallInput<Contract['listInvoices']>['query']>['state']>();
expectTypeOf<ParsedInput<Contract['listInvoices']>['query']['state']>().toEqualTypeOf<
  ('open' | 'partially_paid' | 'overdue' | 'paid' | 'cancelled')[] | undefined
>();
expectTypeOf<ParsedInput<Contract['listInvoices']>['query']['limit']>().toEqualTypeOf<number>();
expectTypeOf<ParsedInput<Contract['listArticles']>['query']['available']>().toEqualTypeOf<
  boolean | undefined
>();

// Answers.
expectTypeOf<CallOutput<Contract['getCart']>>().toEqualTypeOf<Cart>();
expectTypeOf<CallOutput<Contract['getTicket']>>().toEqualTypeOf<Ticket>();
expectTypeOf<CallOutput<Contract['downloadInvoice']>>().toEqualTypeOf<Blob>();
expectTypeOf<CallOutput<Contract['logout']>>().toEqualTypeOf<undefined>();
expectTypeOf<OwnErrorCode<Contract['submitChargingCardLoss']>>().toEqualTypeOf<
  'card_unknown' | 'card_already_blocked'
>();
expectTypeOf<OwnErrorCode<Contract['getCart']>>().toEqualTypeOf<never>();

// Where ids come from.
expectTypeOf<PathParam<'downloadCommentFile'>>().toEqualTypeOf<'id' | 'commentId' | 'fileId'>();
const order = { summary: 'x', access: 'orders', effect: 'read', response: v.string() } as const;
const params = v.strictObject({ id: v.string() });
defineContract({ getOrder: { ...order, params, idFrom: { id: 'listOrders' } } });
// @ts-expect-error nobody knows where its id comes from
defineContract({ getOrder: { ...order, params } });
// @ts-expect-error one of two parameters is forgotten
defineContract({ downloadTicketFile: { ...order, params, idFrom: { id: 'listTickets' } } });
// @ts-expect-error a change is no source
defineContract({ getOrder: { ...order, params, idFrom: { id: 'orderCart' } } });

type Answers = { [N in keyof Contract]: CallOutput<Contract[N]> };
type Astray<N extends OperationName, F> = AstrayIds<{ readonly [K in N]: F }, Answers>;
expectTypeOf<Astray<'getOrder', { id: 'listOrders' }>>().toEqualTypeOf<never>();
expectTypeOf<Astray<'getUser', { id: 'listUsers.items.userId' }>>().toEqualTypeOf<never>();
// People have a `userId`, the price of an article is no text, no article has such a field.
expectTypeOf<Astray<'getUser', { id: 'listUsers' }>>().toEqualTypeOf<'getUser'>();
expectTypeOf<Astray<'getArticle', { id: 'listArticles.items.price' }>>().toEqualTypeOf<'getArticle'>();
expectTypeOf<Astray<'getArticle', { id: 'listArticles.items.key' }>>().toEqualTypeOf<'getArticle'>();
// Comments need a ticket's id, which a single order does not have under that name, and employees not at all.
expectTypeOf<
  Astray<'authorizeCompany', { companyId: 'listTicketComments' }>
>().toEqualTypeOf<'authorizeCompany'>();

// What an effect makes stale.
expectTypeOf<Exclude<EffectName, keyof typeof stales>>().toEqualTypeOf<never>();
expectTypeOf<EffectName>().not.toExtend<'getOrder' | 'listOrders' | 'downloadInvoice'>();
