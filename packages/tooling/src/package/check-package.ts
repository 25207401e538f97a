import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { runCommand } from '../run-command.ts';
import { type PackageSpec, packageDist } from './package-specs.ts';

/** Problems that publint reports in a built package. */
export async function checkWithPublint(name: PackageSpec['name']): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: packageDist(name), level: 'warning', strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** Problems that attw reports in a packed package: entries whose types do not match their modules. */
export async function checkWithAttw(name: PackageSpec['name'], tarball: string): Promise<string[]> {
  const untyped = untypedEntries(name);
  const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
  // the option takes at least one entry
  if (untyped.length > 0) options.push('--exclude-entrypoints', ...untyped);
  const result = await runCommand('attw', [tarball, ...options]);
  return result.code === 0 ? [] : result.output.trim().split('\n');
}

/** Entries of a package that are no modules, and that have no types for that reason. */
function untypedEntries(name: PackageSpec['name']): string[] {
  const manifest = readFileSync(join(packageDist(name), 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { readonly exports: object };
  return Object.keys(exports).filter((entry) => /\.(css|txt)$/.test(entry));
}
