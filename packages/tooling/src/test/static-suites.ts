import { readFileSync } from 'node:fs';
import { typescript7 } from '../compilers.ts';
import { inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { programConfig } from '../structure/check-program.ts';
import { checkStructure, structureRules } from '../structure/check-structure.ts';
import { resultOfChecks, type Suite } from './suite.ts';

const placeOfError = /^((?:packages|examples)\/[^/]+)?.*\(\d+,\d+\): error /;

/** The compiler's lines by the workspace they are about; what follows a line belongs to it. */
function errorsByWorkspace(output: string): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  let place = elsewhere;
  for (const line of output.split('\n').filter((each) => each.trim() !== '')) {
    const found = placeOfError.exec(line);
    if (found) place = found[1] ?? elsewhere;
    errors[place] = [...(errors[place] ?? []), line];
  }
  return errors;
}

const elsewhere = 'elsewhere';

/** The workspaces that `tsconfig.json` names. */
function workspaces(): string[] {
  const { references } = JSON.parse(readFileSync(inRoot('tsconfig.json'), 'utf8')) as {
    references: { path: string }[];
  };
  return references.map(({ path }) => path);
}

/** TypeScript over the whole repository in one program; one check per workspace that `tsconfig.json` names. */
export const types: Suite = {
  name: 'types',
  title: 'Types',
  minutes: 30,
  due: () => workspaces().length + 1,
  async run() {
    const result = await runCommand('node', [typescript7, '-p', programConfig, '--pretty', 'false']);
    const errors = result.code === 0 ? {} : errorsByWorkspace(result.output);
    const isSilent = result.code !== 0 && Object.keys(errors).length === 0;
    const places = [...workspaces(), elsewhere];
    return resultOfChecks({
      ...Object.fromEntries(places.map((path) => [path, []])),
      ...errors,
      ...(isSilent ? { [elsewhere]: [`tsc exited with code ${result.code}`] } : {}),
    });
  },
};

/** Formatter and linter. */
export const lint: Suite = {
  name: 'lint',
  title: 'Format and lint',
  minutes: 12,
  due: () => 1,
  async run() {
    const result = await runCommand('biome', ['check', '--max-diagnostics=50', '--colors=off', '.']);
    return resultOfChecks({ 'biome check': result.code === 0 ? [] : [result.output] });
  },
};

/** The rules of the house. */
export const structure: Suite = {
  name: 'structure',
  title: 'Structure',
  minutes: 12,
  due: () => structureRules.length,
  run: async () => resultOfChecks(checkStructure()),
};

/** Exports, files and dependencies that nothing uses (`knip.jsonc`). */
export const deadCode: Suite = {
  name: 'dead-code',
  title: 'Dead code',
  minutes: 12,
  due: () => 1,
  async run() {
    const result = await runCommand('knip', ['--no-progress']);
    return resultOfChecks({ knip: result.code === 0 ? [] : result.output.trim().split('\n') });
  },
};
