import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot } from '../paths.ts';

/** A test that failed or passed at a retry, as it is reported. */
export interface FailedTest {
  /** Path from the root of the repository, if it is known. */
  readonly file?: string;
  readonly name: string;
  /** The first line of its message. */
  readonly message: string;
  /** Set if it passed at the retry. */
  readonly isFlaky?: boolean;
}

/** A path from the root of the repository, with forward slashes. */
export const pathInRepository = (file: string): string => relative(inRoot(), file).replaceAll('\\', '/');

/** Length to which a line is shortened. */
const longest = 300;

/** The first meaningful line of a message, without colours. */
export function firstLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const line =
    lines.map((each) => each.trim()).find((each) => !/^(\w*Error:?)?$/.test(each)) ?? 'without a message';
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

/** The test with its file, as one line. */
export const titleOf = ({ file, name }: FailedTest): string => [file, name].filter(Boolean).join(' > ');

/** Two lines for each test, by suite, for the end of the output above the sum. */
export function listOfFailures(failures: Readonly<Record<string, readonly FailedTest[]>>): string[] {
  return Object.entries(failures).flatMap(([suite, tests]) =>
    tests.flatMap((test) => [
      `${test.isFlaky ? 'SECOND TRY' : 'FAILED'} ${suite}: ${titleOf(test)}`,
      `  ${test.message}`,
    ]),
  );
}
