import { seeded } from '../domain/articles/article-picture/palette.ts';

/** Chance that is the same in every run. */
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
