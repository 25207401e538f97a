import { expectTypeOf } from 'vitest';
import type { Cart } from './cart/cart.schema.ts';
import type { CallInput, CallOutput, Contract, OperationName, OwnErrorCode, ParsedInput } from './index.ts';
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
