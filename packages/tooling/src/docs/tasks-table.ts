import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

/** One of the ten tasks, as listed in `examples/portal/e2e/ten-tasks.json`. */
interface Task {
  readonly who: string;
  readonly language: string;
  readonly on: string;
  readonly steps: number;
}

const tests = 'examples/portal/e2e/portal/ten-tasks.test.ts';

/** The ten tasks with their steps. Throws an error if a task has no test with its name. */
export function tasksTable(): string {
  const list = readFileSync(inRoot('examples/portal/e2e/ten-tasks.json'), 'utf8');
  const tasks: Readonly<Record<string, Task>> = JSON.parse(list);
  const source = readFileSync(inRoot(tests), 'utf8');
  const rows = Object.entries(tasks).map(([name, { who, language, on, steps }]) => {
    if (!source.includes(`test('${name}'`)) throw new Error(`${tests} has no test “${name}”.`);
    return `| ${name} | ${who} | ${on} | ${language} | ${steps} |`;
  });
  return ['| task | who | on | language | steps |', '|---|---|---|---|---|', ...rows].join('\n');
}
