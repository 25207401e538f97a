import type { OperationName } from '@foyer/contract';
import type { Handlers } from './handler.ts';

/** A feature's part of the server: `export const cartFeature = defineFeature({ routes: cartRoutes })`. */
export interface Feature<N extends OperationName> {
  readonly routes: Handlers<N>;
  /**
   * Operations that open their own transaction: their `db` is not in one. For handlers with slow work (hashing, streaming) that must not
   * hold a transaction.
   */
  readonly ownTransaction?: readonly NoInfer<N>[];
  /** Operations whose handler is a `Planner`. */
  readonly planned?: readonly NoInfer<N>[];
}

export const defineFeature = <N extends OperationName>(feature: Feature<N>): Feature<N> => feature;
