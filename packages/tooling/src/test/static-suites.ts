import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { checkStructure } from '../structure/check-structure.ts';
import { resultOfChecks, type Suite } from './suite.ts';

/** TypeScript over every project that `tsconfig.json` names, two at a time; one check per project. */
export const types: Suite = {
  name: 'types',
  title: 'Types',
  minutes: 20,
  async run() {
    const config = JSON.parse(readFileSync(inRoot('tsconfig.json'), 'utf8')) as {
      references: { path: string }[];
    };
    const queue = config.references.map((reference) => reference.path);
    const checks: Record<string, string[]> = {};
    const work = async () => {
      for (let path = queue.shift(); path; path = queue.shift()) {
        const result = await runCommand('tsc', ['-p', path, '--pretty', 'false']);
        checks[path] = result.code === 0 ? [] : result.output.trim().split('\n');
      }
    };
    await Promise.all([work(), work()]);
    return resultOfChecks(checks);
  },
};

/** Formatter and linter. */
export const lint: Suite = {
  name: 'lint',
  title: 'Format and lint',
  minutes: 4,
  async run() {
    const result = await runCommand('biome', ['check', '--max-diagnostics=50', '--colors=off', '.']);
    return resultOfChecks({ 'biome check': result.code === 0 ? [] : [result.output] });
  },
};

/** The rules of the house. */
export const structure: Suite = {
  name: 'structure',
  title: 'Structure',
  minutes: 4,
  run: async () => resultOfChecks(checkStructure()),
};
