import { enginesNamed } from '../browsers/engines.ts';
import { featureWords } from '../structure/check-trees.ts';
import type { Scope } from './scope.ts';
import type { Suite } from './suite.ts';

/** The parsed arguments of `npm test --`. */
export interface AskedRun {
  readonly suites: readonly Suite[];
  readonly scope: Scope;
  /** A time-out in minutes for each suite, if it is longer than the suite's own; 0 for none. */
  readonly minutes: number;
}

/** Thrown for unknown arguments of `npm test`; the message names them and the valid ones. */
export class UnknownWords extends Error {}

const options = ['only', 'minutes', 'browsers'] as const;
type Given = Partial<Record<(typeof options)[number] | 'feature', string>> & { isFull: boolean };

function sortWords(words: readonly string[]): Given {
  const given: Given = { isFull: false };
  const queue = [...words];
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (word === '--full') {
      given.isFull = true;
      continue;
    }
    const name = options.find((option) => word === `--${option}`);
    if (name) {
      const value = queue.shift();
      if (!value) throw new UnknownWords(`${word} needs a value.`);
      given[name] = value;
    } else if (word.startsWith('-')) throw new UnknownWords(`Unknown option: ${word}`);
    else if (given.feature) throw new UnknownWords('Name only one feature.');
    else given.feature = word;
  }
  return given;
}

/**
 * Parses the arguments of the command line: `orders`, `--full`, `--only unit,e2e`, `--minutes 60`, `--browsers firefox,webkit`. Throws
 * {@link UnknownWords}.
 */
export function readWords(words: readonly string[], all: readonly Suite[]): AskedRun {
  const { isFull, feature, only, browsers, ...given } = sortWords(words);
  if (feature && !featureWords.includes(feature))
    throw new UnknownWords(`There is no feature ${feature}. Features: ${featureWords.join(', ')}`);
  const names = only?.split(',');
  const unknown = names?.filter((name) => !all.some((suite) => suite.name === name)) ?? [];
  if (unknown.length > 0) throw new UnknownWords(`Unknown suite: ${unknown.join(', ')}`);
  try {
    if (browsers) enginesNamed(browsers);
  } catch (error) {
    throw new UnknownWords((error as Error).message);
  }
  const minutes = Number(given.minutes ?? 0);
  if (!(minutes >= 0)) throw new UnknownWords('--minutes needs a number.');
  const suites = all
    .filter(({ name }) => names?.includes(name) ?? true)
    .filter(({ hasFeatures }) => !feature || hasFeatures);
  const scope = { isFull, ...(feature && { feature }), ...(browsers && { browsers }) };
  return { suites, scope, minutes };
}
