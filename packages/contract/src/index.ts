import { cartContract } from './cart/cart.contract.ts';
import { environmentContract } from './environment/environment.contract.ts';
import { newsContract } from './news/news.contract.ts';
import { ordersContract } from './orders/orders.contract.ts';
import { sessionContract } from './session/session.contract.ts';
import { shopContract } from './shop/shop.contract.ts';
import { useCasesContract } from './use-cases/use-cases.contract.ts';

/** The whole API: one entry per feature. One of the three lists kept by hand. */
export const features = {
  session: sessionContract,
  environment: environmentContract,
  shop: shopContract,
  cart: cartContract,
  orders: ordersContract,
  news: newsContract,
  'use-cases': useCasesContract,
} as const;

export * from './address.ts';
export * from './endpoint.ts';
export * from './list.ts';
export * from './money.ts';
export * from './permissions.ts';
export * from './problem.ts';
export * from './roles.ts';
export * from './routes.ts';
export * from './rules.ts';

/** Every endpoint by operation name. */
export const contract = Object.assign({}, ...Object.values(features)) as Contract;

type Union<T> = T[keyof T];
type Merge<U> = (U extends unknown ? (part: U) => void : never) extends (part: infer I) => void ? I : never;
/** Every endpoint's type by operation name. */
export type Contract = Merge<Union<typeof features>>;
