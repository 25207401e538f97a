import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { byteBudgets } from './byte-budgets.ts';

/** A measured budget; bytes are brotli 11. */
export interface Measured {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

const staticImport = /(?:^|[;}\s])(?:import|export)(?:[\w*{}\s,$]+from)?\s*["']([^"']+\.js)["']/g;

/** The paths of a script and all its static imports. Dynamic imports are loaded after the first use. */
export function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    closureOf(join(dirname(file), path), found);
  }
  return found;
}

const sizes = new Map<string, number>();

/** Size of a file in bytes after brotli 11, computed once. */
export function brotliSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const size = brotliCompressSync(readFileSync(file), options).length;
  sizes.set(file, size);
  return size;
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + brotliSize(file), 0);

/** The script that paints the login before React is loaded; pages may preload it. */
function stageOf(dist: string): string {
  const stage = join(dist, 'stage.js');
  if (!existsSync(stage)) throw new Error(`There is no first stage in ${dist}.`);
  return stage;
}

/**
 * Measures the budgets of the built elements: the loader, the script that paints the login, the login with that script and React,
 * and each further widget.
 */
export function measureElements(dist: string): Measured[] {
  const loader = closureOf(join(dist, 'foyer.js'));
  const login = closureOf(join(dist, 'widgets/login.js'));
  const further = readdirSync(join(dist, 'widgets'))
    .filter((name) => name.endsWith('.js') && name !== 'login.js')
    .map((name) => name.slice(0, -3))
    .map((tag) => ({
      name: `foyer-${tag}, in addition to the login`,
      bytes: sum([...closureOf(join(dist, 'widgets', `${tag}.js`))].filter((file) => !login.has(file))),
      budget: byteBudgets.furtherWidget,
    }));
  return [
    { name: 'loader', bytes: sum(loader), budget: byteBudgets.loader },
    {
      name: 'first stage, until the login accepts typing',
      bytes: sum(closureOf(stageOf(dist))),
      budget: byteBudgets.stage,
    },
    {
      name: 'until the login can be submitted, with React',
      bytes: sum([...loader, ...login]),
      budget: byteBudgets.login,
    },
    ...further,
  ];
}
