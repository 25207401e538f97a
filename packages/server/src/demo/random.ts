import { seeded } from './article-picture/palette.ts';

/** Pseudo-random values that are the same in every run. */
export interface Random {
  readonly next: () => number;
  /** A whole number from `min` to `max`. */
  readonly between: (min: number, max: number) => number;
  readonly pick: <T>(values: readonly [T, ...T[]]) => T;
  readonly chance: (probability: number) => boolean;
}

export function createRandom(seed: number): Random {
  const next = seeded(seed);
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick: <T>(values: readonly [T, ...T[]]): T => values[between(0, values.length - 1)] ?? values[0],
    chance: (probability) => next() < probability,
  };
}

/**
 * Returns the random stream of a feature's data, or of one item in it: `streamOf('orders', id)`. Streams are independent, so new data in
 * one feature leaves all others unchanged.
 */
export function streamOf(feature: string, thing = ''): Random {
  let hash = 0x811c9dc5;
  for (const letter of `${feature} ${thing}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return createRandom(hash >>> 0);
}
