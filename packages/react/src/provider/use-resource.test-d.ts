import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import type { ApiError, Result } from '@foyer/core';
import { expectTypeOf } from 'vitest';
import { useMutation } from './use-mutation.ts';
import { useResource } from './use-resource.ts';

/** Never called; hooks must be called inside hooks. */
export function useReads() {
  // The type of the data is the answer in the contract.
  expectTypeOf(useResource('getCart').data).toEqualTypeOf<Cart | undefined>();
  expectTypeOf(useResource('getCart').status).toEqualTypeOf<'idle' | 'loading' | 'ready' | 'error'>();
  expectTypeOf(useResource('getOrder', { params: { id: 'a' } }).data).toEqualTypeOf<Order | undefined>();
  expectTypeOf(useResource('getCart').set).parameter(0).toEqualTypeOf<Cart>();

  // A selected part has its own type; `set` takes the whole.
  const count = useResource('getCart', undefined, { select: (cart) => cart.itemCount });
  expectTypeOf(count.data).toEqualTypeOf<number | undefined>();
  expectTypeOf(count.set).parameter(0).toEqualTypeOf<Cart>();

  // @ts-expect-error there is no such operation
  useResource('getBasket');
  // @ts-expect-error an order is read by its id
  useResource('getOrder', { params: { orderId: 'a' } });
  // @ts-expect-error no list sorts by colour
  useResource('listOrders', { query: { sort: 'colour:asc' } });
}

/** Never called either. */
export function useChanges() {
  // A mutation takes the contract's input and returns its answer or one of its own errors.
  const add = useMutation('addCartItems');
  expectTypeOf(add.run).parameter(0).toExtend<{ body: { items: unknown[] } }>();
  expectTypeOf(add.error).toExtend<ApiError<string> | undefined>();
  expectTypeOf<'cart_full'>().toExtend<NonNullable<typeof add.error>['code']>();
  expectTypeOf<'invoice_not_ready'>().not.toExtend<NonNullable<typeof add.error>['code']>();
  expectTypeOf<Awaited<ReturnType<typeof add.run>>>().toExtend<Result<Cart>>();
  useMutation('orderCart', { onSuccess: (order) => expectTypeOf(order).toEqualTypeOf<Order>() });

  // @ts-expect-error there is no such operation
  useMutation('addCartItem');
  // @ts-expect-error a quantity is a number
  void add.run({ body: { items: [{ articleId: 'a', quantity: '1' }] } });
}
