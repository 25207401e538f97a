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
import type { InvoiceStateFilter } from './invoices/invoice-states.ts';
import type { Ticket } from './tickets/tickets.schema.ts';

// Every operation has an entry, and no feature has an entry that is not an operation.
expectTypeOf<Exclude<OperationName, keyof Contract>>().toEqualTypeOf<never>();
expectTypeOf<Exclude<keyof Contract, OperationName>>().toEqualTypeOf<never>();

// Callers send exactly the declared parts.
expectTypeOf<CallInput<Contract['getOrder']>['params']>().toEqualTypeOf<{ id: string }>();
expectTypeOf<CallInput<Contract['getOrder']>>().not.toHaveProperty('body');
expectTypeOf<CallInput<Contract['listLocales']>>().not.toHaveProperty('query');
expectTypeOf<CallInput<Contract['login']>['body']>().toEqualTypeOf<{ username: string; password: string }>();
expectTypeOf<undefined>().toExtend<CallInput<Contract['listOrders']>['query']>();
expectTypeOf<CallInput<Contract['submitMileageStatusReport']>['files']>().toHaveProperty('photo');
expectTypeOf<CallInput<Contract['uploadTicketFile']>>().not.toHaveProperty('body');

// List queries accept text from a URL or typed values; handlers receive typed values.
expectTypeOf<'paid'>().toExtend<NonNullable<CallInput<Contract['listInvoices']>['query']>['state']>();
expectTypeOf<ParsedInput<Contract['listInvoices']>['query']['state']>().toEqualTypeOf<
  InvoiceStateFilter[] | undefined
>();
expectTypeOf<ParsedInput<Contract['listInvoices']>['query']['limit']>().toEqualTypeOf<number>();
expectTypeOf<ParsedInput<Contract['listArticles']>['query']['available']>().toEqualTypeOf<
  boolean | undefined
>();

// Outputs of calls.
expectTypeOf<CallOutput<Contract['getCart']>>().toEqualTypeOf<Cart>();
expectTypeOf<CallOutput<Contract['getTicket']>>().toEqualTypeOf<Ticket>();
expectTypeOf<CallOutput<Contract['downloadInvoice']>>().toEqualTypeOf<Blob>();
expectTypeOf<CallOutput<Contract['logout']>>().toEqualTypeOf<undefined>();
expectTypeOf<OwnErrorCode<Contract['submitChargingCardLoss']>>().toEqualTypeOf<
  'card_unknown' | 'card_already_blocked'
>();
expectTypeOf<OwnErrorCode<Contract['getCart']>>().toEqualTypeOf<never>();

// Sources of ids.
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
// Employees have a `userId` instead of an `id`, an article's price is not a text, and an article has no `key`.
expectTypeOf<Astray<'getUser', { id: 'listUsers' }>>().toEqualTypeOf<'getUser'>();
expectTypeOf<Astray<'getArticle', { id: 'listArticles.items.price' }>>().toEqualTypeOf<'getArticle'>();
expectTypeOf<Astray<'getArticle', { id: 'listArticles.items.key' }>>().toEqualTypeOf<'getArticle'>();
// `listTicketComments` needs a ticket's `id`, which is not among the parameters of `authorizeCompany`.
expectTypeOf<
  Astray<'authorizeCompany', { companyId: 'listTicketComments' }>
>().toEqualTypeOf<'authorizeCompany'>();

// Reads that an effect invalidates: every effect has a list, and no read is an effect.
expectTypeOf<Exclude<EffectName, keyof typeof stales>>().toEqualTypeOf<never>();
expectTypeOf<EffectName>().not.toExtend<'getOrder' | 'listOrders' | 'downloadInvoice'>();
