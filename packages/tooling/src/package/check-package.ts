import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runCommand } from '../run-command.ts';
import { type PackageSpec, packageDist } from './package-specs.ts';

/** What publint finds in a built package. */
export async function checkWithPublint(name: PackageSpec['name']): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: packageDist(name), level: 'warning', strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** What attw finds in a packed package: whether its types say what its modules are. */
export async function checkWithAttw(tarball: string): Promise<string[]> {
  const options = [
    '--exclude-entrypoints',
    './foyer.css',
    './llms.txt',
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-color',
    '--no-emoji',
  ];
  const result = await runCommand('attw', [tarball, ...options]);
  return result.code === 0 ? [] : result.output.trim().split('\n');
}
